"""Games from Python."""

import ast
import inspect
import json
import random
import threading
from pathlib import Path

import pytest
import spaceline
from spaceline import Bot, Fault, Game, Mistakes, Refused, Rules, play


@pytest.fixture(scope="session")
def rules():
    return Rules("2024")


def played(game, dice, choices=10_000):
    """Plays on by whole answers."""
    for _ in range(choices):
        if game.to_move is None:
            break
        game.step(game.sample(dice.randrange(2**63)), go_on=True)
    return game


def put_on(game, dice, choices=10_000):
    """Plays on by numbers."""
    while game.to_move is not None and game.number < choices:
        game.put(dice.choice(game.options())[0], go_on=True)
    return game


def middle(rules, seed=3, choices=150):
    return played(Game.reset(rules=rules, seed=seed), random.Random(seed), choices)


def test_a_game_is_played_to_its_end(rules):
    game = played(Game.reset(rules=rules, seed=5), random.Random(5))
    assert game.to_move is None and game.legal() is None and game.options() == []
    assert game.result["winner"] in (None, 0, 1)
    assert len(game.result["scores"]) == 2
    assert "wins" in game.result["text"]
    with pytest.raises(Refused, match="over"):
        game.step(None)
    with pytest.raises(Refused, match="over"):
        game.put(0)


def test_the_same_seed_and_choices_are_the_same_game(rules):
    one, two = (middle(rules) for _ in range(2))
    assert one.state_hash == two.state_hash
    assert middle(rules, seed=4).state_hash != one.state_hash


def test_a_format_names_its_rules():
    assert Game.reset("2024").rules.format == "2024"
    assert Game.reset("2024").rules.hash != Game.reset("Premiere 1995").rules.hash


def test_what_is_asked_is_told_in_words(rules):
    game = middle(rules)
    asked = game.legal()
    assert asked["player"] == game.to_move and asked["about"]
    acts = 0
    dice = random.Random(1)
    while game.to_move is not None and game.number < 400:
        asked = game.legal()
        if "act" in asked["form"]:
            lines = [line for _, line in game.options()]
            offers = [entry["line"] for entry in asked["form"]["act"]]
            assert lines == ["nothing"] * asked["may_pass"] + offers
            acts += len(offers)
        game.step(game.sample(dice.randrange(2**63)), go_on=True)
    assert acts > 100


def test_answers_are_put_together_by_numbers(rules):
    """As many answers as the game counts choices, and some of them need more than one number."""
    game, dice = Game.reset(rules=rules, seed=2), random.Random(2)
    numbers = answers = 0
    while game.to_move is not None and game.number < 600:
        options = game.options()
        mask = game.mask()
        assert [number for number, _ in options] == [at for at, may in enumerate(mask) if may]
        wrong = next((at for at, may in enumerate(mask) if not may), len(mask))
        before = game.number
        with pytest.raises(Refused, match=f"^{wrong} is not among"):
            game.put(wrong)
        assert game.number == before
        whole = game.put(dice.choice(options)[0])
        assert game.number == before + whole
        numbers, answers = numbers + 1, answers + whole
    assert answers == game.number and numbers > answers + 20


def test_a_fork_goes_its_own_way(rules):
    game = middle(rules)
    before = game.state_hash
    fork = game.fork()
    assert fork.state_hash == before
    played(fork, random.Random(9), 30)
    assert game.state_hash == before != fork.state_hash
    played(game, random.Random(9), 30)
    assert game.state_hash == fork.state_hash


def test_a_saved_game_goes_on_as_it_would_have(rules):
    game = middle(rules)
    loaded = Game.load(game.save(), rules=rules)
    assert loaded.state_hash == game.state_hash and loaded.legal() == game.legal()
    assert Game.load(game.save()).state_hash == game.state_hash
    ends = [played(one, random.Random(4)).result for one in (game, loaded)]
    assert ends[0] == ends[1] is not None


def test_a_text_that_is_no_saved_game_is_refused(rules):
    text = middle(rules).save()
    saved = json.loads(text)
    others = ["", "{}", "[1]", text[:-40], json.dumps(saved | {"spaceline": 99})]
    position = json.loads(saved["game"])
    others.append(json.dumps(saved | {"game": json.dumps(position | {"objects": []})}))
    for other in others:
        with pytest.raises(Mistakes):
            Game.load(other, rules=rules)
    with pytest.raises(Mistakes, match="other rules"):
        Game.load(text, rules=Rules("Premiere 1995"))


def test_a_record_is_one_of_the_command_line(rules):
    game = middle(rules, choices=20)
    mark, body = game.record().split("\n", 1)
    assert mark.startswith("spaceline-game ")
    record = json.loads(body)
    assert len(record["choices"]) == game.number == 20 and record["seed"] == 3
    with pytest.raises(spaceline.Error, match="began"):
        Game.load(game.save(), rules=rules).record()


def test_nobody_is_told_more_than_his_seat_may_know(rules):
    """What a player is told is the same where all that he does not know was dealt anew."""
    compared = others = 0
    for seed in range(3):
        game, dice = Game.reset(rules=rules, seed=seed), random.Random(seed)
        while game.to_move is not None and game.number < 240:
            if game.number % 8 == 0:
                for player in (0, 1):
                    other = game.determinize(player, 99)
                    if (other.number, other.to_move) != (game.number, game.to_move):
                        continue
                    if player == game.to_move and other.mask() != game.mask():
                        continue
                    assert other.observe(player) == game.observe(player)
                    assert other.numbers(player) == game.numbers(player)
                    assert other.view(player) == game.view(player)
                    compared += 1
                    others += other.state_hash != game.state_hash
            game.step(game.sample(dice.randrange(2**63)), go_on=True)
    assert compared > 60 and others > 50, (compared, others)


def test_one_knows_his_hand_and_not_that_of_the_other(rules):
    game = middle(rules)
    hand = rules.zones.index("hand")
    for player in (0, 1):
        seen = game.observe(player)
        rows = zip(seen["things"], seen["titles"], strict=True)
        hands = [(row[3], row[6], title) for row, title in rows if row[2] == hand]
        own = [title for of, _, title in hands if of == player]
        assert own and all(title in rules.titles for title in own)
        assert all(title is None for of, _, title in hands if of != player)
        other = game.observe(1 - player)
        held = sum(row[6] for row in other["things"] if (row[2], row[3]) == (hand, player))
        assert held == len(own)


def test_rows_of_numbers_are_those_of_the_observation(rules):
    game = middle(rules)
    seen = game.observe(game.to_move)
    head, things, actions = (memoryview(part).cast("i").tolist() for part in game.numbers(game.to_move))
    assert head == seen["head"] and head[:4] == [game.turn, head[1], game.to_move, game.to_move]
    assert things == [number for row in seen["things"] for number in row]
    assert actions == [number for row in seen["actions"] for number in row]
    assert len(seen["actions"]) == len(game.mask())
    assert game.observe(1 - game.to_move)["actions"] == []


def test_no_input_is_a_panic(rules):
    """What is no answer, no player and no number raises an exception of ours or of Python, and changes nothing."""
    junk = [
        "Act", 7, 1.5, [], {}, {"Act": {}}, {"Act": {"offer": 10**9, "picks": []}}, {"Act": {"offer": -1, "picks": []}},
        {"Act": {"offer": 0, "picks": [[10**9]] * 50}}, {"Members": [0, 0]}, {"Members": [10**12]}, {"One": 99},
        {"Whether": None}, {1: 2}, object(), b"x", float("nan"), {"Members": [float("inf")]}, "\ud800", {"a"},
    ]  # fmt: skip
    game, dice = Game.reset(rules=rules, seed=1), random.Random(1)
    tried = 0
    while game.to_move is not None and game.number < 60:
        before = game.state_hash
        for one in junk:
            with pytest.raises((spaceline.Error, TypeError, ValueError)):
                game.step(one)
            tried += 1
        assert game.state_hash == before
        game.step(game.sample(dice.randrange(2**63)))
    assert tried > 1000
    for call in (game.observe, game.view, game.numbers, lambda player: game.determinize(player, 1)):
        for player in (2, 255):
            with pytest.raises(spaceline.Error, match="no player"):
                call(player)
        for player in (-1, 256, 10**30, "one", None):
            with pytest.raises((OverflowError, TypeError)):
                call(player)
    for number in (-1, 2**70, "1", None):
        with pytest.raises((OverflowError, TypeError)):
            game.put(number)


def test_what_is_not_there_is_told_in_words(rules, tmp_path):
    with pytest.raises(Mistakes, match="Nowhere"):
        Rules("Nowhere")
    with pytest.raises(Mistakes, match="no deck is called `nobody's`"):
        Game.reset(rules=rules, decks=["nobody's", "nobody's"])
    with pytest.raises(Mistakes, match="Nonsense Card"):
        Game.reset(rules=rules, decks=["1 Nonsense Card\n"] * 2)
    with pytest.raises(Mistakes, match="no bot is called `x`; there are random and captain"):
        Bot("x")
    (tmp_path / "pack.toml").write_text('id = "own"\nversion = "1.0.0"\nlanguage = "1"\nkind = "cards"\nrequires = ["core"]\n')
    (tmp_path / "cards.sl").write_text("card ?\n")
    with pytest.raises(Mistakes, match=r"cards\.sl:1"):
        Rules(packs=[tmp_path])


def test_bots_play(rules):
    game = Game.reset(rules=rules, seed=1)
    bots = [Bot("captain", 1), Bot("random", 2)]
    while game.to_move is not None:
        game.step(bots[game.to_move].choose(game))
    assert game.result["winner"] == 0
    with pytest.raises(Refused, match="over"):
        bots[0].choose(game)


def test_many_games_are_counted_alike(rules):
    columns = play(rules, bots=["random"], first_seed=11, games=4)
    assert columns["seed"] == [11, 12, 13, 14]
    assert play(rules, bots=["random"], first_seed=13, games=1) == {name: [rows[2]] for name, rows in columns.items()}
    assert columns["fault"] == [None] * 4
    assert all(turns > 5 for turns in columns["turns"])
    with pytest.raises(Mistakes, match="players: 2; bots that are named: 3"):
        play(rules, bots=["random"] * 3)


def test_other_threads_go_on_meanwhile(rules):
    counted, done = 0, threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1

    thread = threading.Thread(target=count)
    before = play(rules, bots=["random"], games=1)
    thread.start()
    # One call into the engine, in which a thread that waits for it would not count at all.
    first = counted
    play(rules, bots=["captain"], games=1)
    last = counted
    done.set()
    thread.join()
    assert before["seed"] == [1] and last - first > 1000


def test_what_is_declared_is_there():
    path = Path(spaceline.__file__).with_name("_machine.pyi")
    declared = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ClassDef):
            names = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            declared[node.name] = {name for name in names if not name.startswith("_")}
        elif isinstance(node, ast.FunctionDef):
            declared[node.name] = set()
    assert sorted(declared) == sorted(spaceline.__all__)
    for name, parts in declared.items():
        thing = getattr(spaceline, name)
        assert inspect.getdoc(thing)
        if name in ("Rules", "Game", "Bot"):
            there = {part for part in vars(thing) if not part.startswith("_")}
            assert there == parts
            assert all(inspect.getdoc(getattr(thing, part)) for part in there)
    assert issubclass(Fault, spaceline.Error) and issubclass(Refused, spaceline.Error)


def test_numbers_play_a_whole_game(rules):
    assert put_on(Game.reset(rules=rules, seed=8), random.Random(8)).result is not None
