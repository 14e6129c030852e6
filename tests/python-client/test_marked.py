"""What was marked in a browser by the keyboard (tests/journeys/gold-spans.spec.ts), read again and sliced by Python."""

import json
import os
from pathlib import Path

import argilla as rg
import pytest

names = json.loads(Path(os.environ["GLOSSA_MARKED"]).read_text())


def gold_of(name):
    """The words that were to be marked, by text; the texts of the project's own say them themselves."""
    files = {"gold-wnut17": "wnut17.test", "gold-arabic": "ud-ar", "gold-thai": "ud-th"}
    if name not in files:
        return {}
    path = Path(__file__).parents[3] / "shared" / "data" / f"{files[name]}.jsonl"
    sentences = [json.loads(line) for line in path.read_text().splitlines()]
    return {
        sentence["text"]: {sentence["text"][span["start"] : span["end"]] for span in sentence["spans"]}
        for sentence in sentences
    }


@pytest.mark.parametrize("name", names)
def test_spans_marked_in_a_browser_are_the_words_that_python_slices(name):
    client = rg.Argilla(api_url=os.environ["ARGILLA_API_URL"], api_key=os.environ["ARGILLA_API_KEY"])
    gold = gold_of(name)
    own = {"Umeå", "القاهرة", "เชียงใหม่"}
    count = 0
    [dataset] = [each for each in client.datasets if each.name == name]
    for record in dataset.records(with_responses=True):
        text = record.fields["report"]
        [answer] = record.responses["marks"]
        for span in answer.value:
            assert text[span["start"] : span["end"]] in gold.get(text, own)
            count += 1
    assert count > 0
