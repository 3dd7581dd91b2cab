"""The examples of README.md do what they say."""

import contextlib
import io
import re
from pathlib import Path

import pytest

TEXT = (Path(__file__).parent.parent / "README.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number):
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(EXAMPLES[number], f"README.md, example {number}", "exec"), {})
    assert "wins" in told.getvalue()


def test_there_are_examples():
    assert len(EXAMPLES) == 3 and len(EXAMPLES[0].splitlines()) <= 11
