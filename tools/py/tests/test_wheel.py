"""Many games on Ray, with workers and drivers that are killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest
import spaceline
from spaceline import wheel

GAMES = 240
ASKED = ["--format", "2024", "--games", str(GAMES), "--batch", "3", "--bots", "random", "--workers", "2"]


def begin(out, *more):
    command = [sys.executable, "-m", "spaceline.wheel", str(out), *ASKED, *more]
    # Workers are to be as quick as whatever else this machine does.
    around = os.environ | {"RAY_worker_niceness": "0"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=around)


def finish(out, *more):
    run = begin(out, *more)
    said = run.communicate(timeout=300)[0]
    return run.returncode, said


def parts(out):
    return sorted(out.with_name(out.name + ".parts").glob("*.parquet"))


def until(what, seconds=240):
    for _ in range(seconds * 100):
        if found := what():
            return found
        time.sleep(0.01)
    raise AssertionError("it took too long")


def processes():
    """All processes: the parent and the name of each."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text()
            line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        found[int(folder.name)] = int(stat.rpartition(")")[2].split()[1]), line
    return found


def below(pid):
    """The processes that a process began, and those that they began."""
    all_, family, more = processes(), {}, [pid]
    while more:
        parent = more.pop()
        children = {one: line for one, (of, line) in all_.items() if of == parent}
        family |= children
        more.extend(children)
    return family


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    out = tmp_path_factory.mktemp("wheel") / "games.parquet"
    code, said = finish(out)
    assert code == 0, said
    assert f"{GAMES} games in" in said and "wins" in said and not parts(out)
    return out


def test_the_games_are_those_that_the_engine_plays(undisturbed):
    rules = spaceline.Rules("2024")
    table = pq.read_table(undisturbed)
    games = spaceline.play(rules, bots=["random"], games=12)
    assert {name: table[name].to_pylist()[:12] for name in games} == games
    assert table["game"].to_pylist() == list(range(GAMES))
    assert table["seed"].to_pylist() == list(range(1, GAMES + 1))
    assert set(table["rules"].to_pylist()) == {rules.hash}


def test_killed_workers_and_drivers_lose_no_game_and_count_none_twice(undisturbed, tmp_path):
    out = tmp_path / "games.parquet"
    driver = begin(out)
    try:
        until(lambda: len(parts(out)) >= 4)
        began = below(driver.pid)
        workers = [pid for pid, line in began.items() if line.startswith("ray::play_batch")]
        assert workers, began
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        there = len(parts(out))
        until(lambda: len(parts(out)) >= there + 4)
        began |= below(driver.pid)
        assert driver.poll() is None
    finally:
        driver.kill()
        driver.wait()
    assert not out.exists() and len(parts(out)) < GAMES // 3
    # A machine that stops may leave a file behind that nobody finished, and one that cannot be read.
    (out.with_name(out.name + ".parts") / ".00000000.parquet.new").write_bytes(b"PAR1")
    torn = parts(out)[0]
    torn.write_bytes(torn.read_bytes()[:100])
    whole = len(parts(out)) - 1
    code, said = finish(out)
    assert code == 0, said
    assert f"{whole} of {GAMES // 3} batches are there already" in said
    assert pq.read_table(out).equals(pq.read_table(undisturbed))
    assert not out.with_name(out.name + ".parts").exists()
    # What a killed driver began ends by itself.
    until(lambda: not [pid for pid, (_, line) in processes().items() if line and began.get(pid) == line], 60)


def test_what_was_finished_is_not_played_again(undisturbed):
    before = undisturbed.stat().st_mtime_ns
    code, said = finish(undisturbed, "--batch", "7")
    assert code == 0 and f"has all {GAMES} games" in said
    assert undisturbed.stat().st_mtime_ns == before


def test_another_plan_is_refused(undisturbed, tmp_path, capsys):
    assert wheel.main([str(undisturbed), *ASKED, "--seed", "2"]) == 2
    assert "other first_seed" in capsys.readouterr().err
    out = tmp_path / "games.parquet"
    plan = wheel.Plan("0" * 16, "2024", [], [[]], ["random"], GAMES, 1, 3)
    folder = tmp_path / "games.parquet.parts"
    folder.mkdir()
    (folder / "plan.json").write_text(plan.text())
    assert wheel.main([str(out), *ASKED]) == 2
    assert "other rules" in capsys.readouterr().err
    with wheel.alone(folder):
        assert wheel.main([str(out), *ASKED]) == 2
    assert "another run" in capsys.readouterr().err
    out.write_bytes(b"mine")
    assert wheel.main([str(out), *ASKED]) == 2
    assert "no file of games" in capsys.readouterr().err
    assert out.read_bytes() == b"mine"


def test_a_worker_with_other_rules_is_refused():
    plan = wheel.Plan("0" * 16, "2024", [], [[]], ["random"], 2, 1, 1)
    with pytest.raises(wheel.Unfit, match="a worker has other rules"):
        wheel.play_batch(plan, 0)


def test_batches_have_each_game_once():
    for pairings, games, batch in ((1, 1, 50), (2, 100, 50), (3, 101, 50), (2, 7, 3)):
        plan = wheel.Plan("", None, [], [[]] * pairings, ["random"], games, 1, batch)
        all_games = [(of, game) for one in plan.batches() for of, own in [plan.games_of(one)] for game in own]
        assert all_games == [(of, game) for of in range(pairings) for game in range(games)]
        assert len(all_games) == plan.total()
