"""Many games between bots, spread over Ray, into one Parquet file.

    spaceline-wheel games.parquet --games 10000 --bots captain,random

The games are numbered, and played in batches. Each batch that is done is a file in `games.parquet.parts`, written whole or
not at all, so a run that was stopped, by whatever, goes on with the same command: what is there is not played again, and
what is not there is. At the end the parts are joined into `games.parquet`. The same rules, decks, bots and seeds give the
same rows everywhere; a machine with other rules is refused.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import fcntl
import functools
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from . import Error, Rules, play

PLAN = b"spaceline"

SCHEMA = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("decks", pa.list_(pa.string()), nullable=False),
        pa.field("seed", pa.uint64(), nullable=False),
        pa.field("winner", pa.int8()),
        pa.field("ending", pa.string()),
        pa.field("turns", pa.int64()),
        pa.field("points", pa.list_(pa.int64())),
        pa.field("decisions", pa.int64()),
        pa.field("real_decisions", pa.int64()),
        pa.field("windows", pa.int64()),
        pa.field("fault", pa.string()),
        pa.field("rules", pa.string(), nullable=False),
    ]
)

# So often a batch is begun again whose worker dies.
TRIES = 20

# So many games stand together in the file that all are joined into.
ROWS = 100_000


@dataclasses.dataclass(frozen=True)
class Plan:
    """What is played. Each of the `pairings` plays `games` games, with the seeds from `first_seed` on."""

    rules: str
    format: str | None
    packs: list[str]
    pairings: list[list[str]]
    bots: list[str]
    games: int
    first_seed: int
    batch: int

    def total(self) -> int:
        return len(self.pairings) * self.games

    def batches(self) -> range:
        return range(len(self.pairings) * self._each())

    def _each(self) -> int:
        return -(-self.games // self.batch)

    def games_of(self, batch: int) -> tuple[int, range]:
        """Which pairing plays a batch, and which of its games."""
        pairing, at = divmod(batch, self._each())
        first = at * self.batch
        return pairing, range(first, min(first + self.batch, self.games))

    def text(self) -> str:
        return json.dumps(dataclasses.asdict(self), sort_keys=True)


class Unfit(Exception):
    """Something that keeps the games from being played."""


@functools.lru_cache(maxsize=2)
def rules_of(format: str | None, packs: tuple[str, ...]) -> Rules:
    """Rules, read once by each worker."""
    return Rules(format, list(packs))


def play_batch(plan: Plan, batch: int) -> pa.Table:
    """Plays the games of a batch."""
    rules = rules_of(plan.format, tuple(plan.packs))
    if rules.hash != plan.rules:
        raise Unfit(f"a worker has other rules or cards: {rules.hash}, and not {plan.rules}")
    pairing, games = plan.games_of(batch)
    decks = plan.pairings[pairing]
    columns = play(
        rules,
        decks=decks or None,
        bots=plan.bots,
        first_seed=plan.first_seed + games.start,
        games=len(games),
    )
    columns["game"] = [pairing * plan.games + game for game in games]
    columns["decks"] = [[called(deck) for deck in decks]] * len(games)
    columns["rules"] = [plan.rules] * len(games)
    return pa.table({name: columns[name] for name in SCHEMA.names}, SCHEMA)


def called(deck: str) -> str:
    """The name of a deck; of a list its first line."""
    return deck.strip().partition("\n")[0]


def run(
    plan: Plan,
    out: Path,
    *,
    workers: int | None = None,
    address: str | None = None,
    say: Callable[[str], None] = print,
) -> pa.Table:
    """Plays what is missing of a plan, and gives all games. `out` is written when all of them are there."""
    parts = out.with_name(out.name + ".parts")
    if out.exists():
        table = finished(plan, out)
        remove(parts)
        say(f"{out} has all {table.num_rows} games")
        return table
    parts.mkdir(parents=True, exist_ok=True)
    with alone(parts):
        plan = agreed(plan, parts)
        missing = [batch for batch in plan.batches() if not is_whole(plan, parts, batch)]
        there = len(plan.batches()) - len(missing)
        if there:
            say(f"{there} of {len(plan.batches())} batches are there already")
        if missing:
            spread(plan, parts, missing, workers=workers, address=address, say=say)
        join(plan, parts, out)
        remove(parts)
    return pq.read_table(out)


def spread(
    plan: Plan,
    parts: Path,
    missing: list[int],
    *,
    workers: int | None,
    address: str | None,
    say: Callable[[str], None],
) -> None:
    """Plays batches on the workers of Ray. Each that comes back is written at once."""
    # Ray would tell its makers how it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    local = {} if address else {"num_cpus": workers, "include_dashboard": False}
    ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local)
    try:
        task = ray.remote(num_cpus=1, max_retries=TRIES)(play_batch)
        # So many are under way that no worker waits, and no more than that lie in memory.
        room = 2 * (workers or max(1, int(ray.cluster_resources().get("CPU", 1))))
        began, played, told = time.monotonic(), 0, 0.0
        waiting = iter(missing)
        under_way: dict[Any, int] = {}
        while True:
            for batch in waiting:
                under_way[task.remote(plan, batch)] = batch
                if len(under_way) >= room:
                    break
            if not under_way:
                break
            done, _ = ray.wait(list(under_way), num_returns=1)
            for one in done:
                batch = under_way.pop(one)
                try:
                    table = ray.get(one)
                except ray.exceptions.RayTaskError as error:
                    raise error.as_instanceof_cause() from None
                write(table, part(parts, batch))
                played += table.num_rows
            seconds = time.monotonic() - began
            if seconds - told >= 10:
                told = seconds
                say(f"{played} games in {seconds:.0f} s, {played / seconds:.1f} a second")
        seconds = time.monotonic() - began
        say(f"{played} games in {seconds:.1f} s, {played / seconds:.1f} a second")
    finally:
        ray.shutdown()


def part(parts: Path, batch: int) -> Path:
    return parts / f"{batch:08}.parquet"


def is_whole(plan: Plan, parts: Path, batch: int) -> bool:
    """Whether a batch is there. A file that cannot be read is as good as none."""
    try:
        rows = pq.read_metadata(part(parts, batch)).num_rows
    except (OSError, pa.ArrowInvalid):
        return False
    return rows == len(plan.games_of(batch)[1])


def write(table: pa.Table, path: Path) -> None:
    """Writes a file whole or not at all."""
    with replacing(path) as new:
        pq.write_table(table, new)


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file beside this one, which takes its place when it is on the disk."""
    new = path.with_name(f".{path.name}.new")
    yield new
    settle(new)
    os.replace(new, path)
    settle(path.parent)


def settle(path: Path) -> None:
    """Waits until a file, or the names of a folder, are on the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


@contextlib.contextmanager
def alone(parts: Path) -> Iterator[None]:
    """Keeps a second run out, for as long as this one lives."""
    with open(parts / ".lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Unfit(f"another run is writing to {parts}") from None
        yield


def agreed(plan: Plan, parts: Path) -> Plan:
    """The plan that was begun with. The size of a batch is that of the beginning; all else must be the same."""
    path = parts / "plan.json"
    if not path.exists():
        with replacing(path) as new:
            new.write_text(plan.text())
    begun = Plan(**json.loads(path.read_text()))
    compare(begun, dataclasses.replace(plan, batch=begun.batch), parts)
    return begun


def compare(begun: Plan, plan: Plan, where: Path) -> None:
    asked = dataclasses.asdict(plan)
    differs = [name for name, value in dataclasses.asdict(begun).items() if asked[name] != value]
    if differs:
        raise Unfit(f"{where} was begun with other {' and '.join(differs)}")


def finished(plan: Plan, out: Path) -> pa.Table:
    """The games of a file that was finished, if it is of this plan."""
    try:
        begun = (pq.read_schema(out).metadata or {})[PLAN]
    except (pa.ArrowInvalid, KeyError):
        raise Unfit(f"{out} is no file of games, and is left as it is") from None
    begun = Plan(**json.loads(begun))
    compare(begun, dataclasses.replace(plan, batch=begun.batch), out)
    return pq.read_table(out)


def join(plan: Plan, parts: Path, out: Path) -> None:
    """Joins all parts into one file, and looks whether each game is there once."""
    schema = SCHEMA.with_metadata({PLAN: plan.text().encode()})
    games, held = 0, []
    with replacing(out) as new:
        with pq.ParquetWriter(new, schema) as writer:
            for batch in plan.batches():
                table = pq.read_table(part(parts, batch), partitioning=None)
                pairing, own = plan.games_of(batch)
                expected = [pairing * plan.games + game for game in own]
                if table["game"].to_pylist() != expected:
                    raise Unfit(f"{part(parts, batch)} does not have the games that it should have")
                games += table.num_rows
                held.append(table.cast(schema))
                if games == plan.total() or sum(table.num_rows for table in held) >= ROWS:
                    writer.write_table(pa.concat_tables(held))
                    held.clear()
        if games != plan.total():
            raise Unfit(f"there are {games} games, and {plan.total()} were asked for")


def remove(parts: Path) -> None:
    """Removes the parts of a file that is finished."""
    if parts.is_dir():
        for file in parts.iterdir():
            file.unlink()
        parts.rmdir()


def deck(name: str) -> str:
    """The name of a deck, or the list that stands in a file."""
    path = Path(name)
    return path.read_text() + "\n" if path.is_file() else name


def told(table: pa.Table) -> str:
    """Who won how many."""
    winners = Counter(table["winner"].to_pylist())
    lines = []
    for winner, won in sorted(winners.items(), key=lambda one: (one[0] is None, one[0])):
        name = "nobody" if winner is None else f"player {winner}"
        lines.append(f"  {name} wins {won} ({100 * won / table.num_rows:.1f} %)")
    faults = table.num_rows - table["fault"].null_count
    if faults:
        lines.append(f"  games that did not end well: {faults}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="spaceline-wheel",
        description="Plays many games between bots, spread over Ray, into one Parquet file. The same command goes on with "
        "what was begun.",
    )
    add = parser.add_argument
    add("out", type=Path, metavar="FILE", help="the Parquet file of all games")
    add("--games", type=int, default=1000, help="so many games of each pairing (default: 1000)")
    add("--bots", default="random", metavar="A,B", help="a bot for each player (default: random)")
    add(
        "--decks",
        nargs="+",
        action="append",
        metavar="DECK",
        help="a pairing: a deck for each player, by name or as a file; may be said several times",
    )
    add("--format", help="the format (default: the usual one)")
    add("--packs", action="append", default=[], metavar="DIR", help="a folder with packs of your own")
    add("--seed", type=int, default=1, help="the first seed (default: 1)")
    add("--batch", type=int, default=50, help="so many games go to a worker at once (default: 50)")
    add("--workers", type=int, help="so many games at a time on this machine (default: one for each core)")
    add("--address", help="a Ray cluster, as `ray.init` takes it (default: this machine)")
    args = parser.parse_args(arguments)
    if args.games < 1 or args.batch < 1 or args.seed < 0:
        parser.error("games and batches are counted from 1, seeds from 0")
    try:
        packs = [str(Path(folder).resolve()) for folder in args.packs]
        plan = Plan(
            rules=rules_of(args.format, tuple(packs)).hash,
            format=args.format,
            packs=packs,
            pairings=[[deck(name) for name in pairing] for pairing in args.decks or [[]]],
            bots=args.bots.split(","),
            games=args.games,
            first_seed=args.seed,
            batch=args.batch,
        )
        table = run(plan, args.out, workers=args.workers, address=args.address, say=functools.partial(print, flush=True))
    except (Unfit, Error, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; the same command goes on", file=sys.stderr)
        return 130
    print(told(table))
    return 0


if __name__ == "__main__":
    # Workers know this file by its name in the package.
    from spaceline import wheel

    sys.exit(wheel.main())
