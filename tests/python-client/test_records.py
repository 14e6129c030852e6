"""Records, suggestions, responses and vectors through the published client."""

import argilla as rg
import pytest

count = 1000


def record(number: int, **changes) -> rg.Record:
    facts = {
        "id": f"row-{number}",
        "fields": {"text": f"Maja met Tom in Oslo {number} times. 👋"},
        "metadata": {"source": "web", "words": number % 100, "weight": number + 0.5},
        "vectors": {"content": [1.0, number / 1000, 0.25]},
        "suggestions": [
            rg.Suggestion("mood", "good" if number % 2 else "bad", score=0.75, agent="mood-v1"),
            rg.Suggestion("topics", ["price", "taste"], score=[0.5, 0.25], agent="topics-v1"),
            rg.Suggestion("stars", number % 5 + 1, agent="stars-v1"),
            rg.Suggestion("reply", f"Thank you, {number}.", agent="reply-v1"),
            rg.Suggestion("order", ["second", "first", "third"], agent="order-v1"),
            rg.Suggestion("names", [{"start": 0, "end": 4, "label": "PERSON"}], agent="names-v1"),
        ],
    }
    return rg.Record(**{**facts, **changes})


def test_a_thousand_records_come_back_as_they_were_sent(new_dataset):
    dataset = new_dataset()
    dataset.records.log([record(number) for number in range(count)])
    stored = list(dataset.records(with_suggestions=True, with_vectors=True))
    assert [item.id for item in stored] == [f"row-{number}" for number in range(count)]
    for number, item in enumerate(stored):
        sent = record(number)
        assert dict(item.fields) == dict(sent.fields)
        assert dict(item.metadata) == dict(sent.metadata)
        assert dict(item.vectors) == dict(sent.vectors)
        suggestions = {suggestion.question_name: suggestion for suggestion in item.suggestions}
        assert suggestions["mood"].value == ("good" if number % 2 else "bad")
        assert (suggestions["mood"].score, suggestions["mood"].agent) == (0.75, "mood-v1")
        assert (suggestions["topics"].value, suggestions["topics"].score) == (["price", "taste"], [0.5, 0.25])
        assert suggestions["stars"].value == number % 5 + 1
        assert suggestions["order"].value == ["second", "first", "third"]
        assert suggestions["names"].value == [{"start": 0, "end": 4, "label": "PERSON"}]
    assert dataset.progress() == {"total": count, "completed": 0, "pending": count}


def test_logging_again_changes_records_and_doubles_none(new_dataset):
    dataset = new_dataset()
    dataset.records.log([record(number) for number in range(10)])
    changed = record(3, fields={"text": "Changed."}, metadata={"source": "letter"}, suggestions=[])
    dataset.records.log([changed, record(10)])
    stored = {item.id: item for item in dataset.records(with_suggestions=True)}
    assert len(stored) == 11
    assert stored["row-3"].fields["text"] == "Changed."
    assert dict(stored["row-3"].metadata) == {"source": "letter"}
    assert len(list(stored["row-3"].suggestions)) == 6


def test_responses_complete_records(client, new_dataset, workspace, unique):
    dataset = new_dataset()
    second = rg.User(username=unique("user"), password="12345678", role="annotator", client=client).create()
    second.add_to_workspace(workspace)
    by_both = [
        rg.Response("mood", "good", user_id=client.me.id, status="submitted"),
        rg.Response("topics", ["service"], user_id=client.me.id, status="submitted"),
        rg.Response("mood", "bad", user_id=second.id, status="submitted"),
    ]
    draft = [rg.Response("mood", "good", user_id=client.me.id, status="draft")]
    dataset.records.log([record(0, responses=by_both), record(1, responses=draft), record(2)])
    stored = {item.id: item for item in dataset.records(with_responses=True)}
    assert [stored[f"row-{number}"].status for number in range(3)] == ["completed", "pending", "pending"]
    answers = {(str(each.user_id), each.question_name): each.value for each in stored["row-0"].responses}
    assert answers == {
        (str(client.me.id), "mood"): "good",
        (str(client.me.id), "topics"): ["service"],
        (str(second.id), "mood"): "bad",
    }
    assert [each.status.value for each in stored["row-1"].responses] == ["draft"]
    progress = dataset.progress(with_users_distribution=True)
    assert progress["completed"] == 1
    assert progress["users"]["argilla"]["completed"]["submitted"] == 1
    assert progress["users"]["argilla"]["pending"]["draft"] == 1
    second.delete()


def test_one_record_is_changed_and_read_again(new_dataset):
    dataset = new_dataset()
    dataset.records.log([record(0)])
    item = next(iter(dataset.records(with_suggestions=True)))
    item.metadata["words"] = 42
    item.update()
    item.get()
    assert item.metadata["words"] == 42


def test_records_are_deleted(new_dataset):
    dataset = new_dataset()
    dataset.records.log([record(number) for number in range(150)])
    dataset.records.delete(list(dataset.records)[:120])
    assert [item.id for item in dataset.records] == [f"row-{number}" for number in range(120, 150)]


def test_records_are_found_by_their_text(new_dataset):
    dataset = new_dataset()
    dataset.records.log([record(0, fields={"text": "A quiet harbour"}), record(1, fields={"text": "A loud street"})])
    assert [item.id for item in dataset.records(query="harbour")] == ["row-0"]


def test_records_are_found_by_their_status(client, new_dataset):
    dataset = new_dataset()
    mine = [rg.Response("mood", "good", user_id=client.me.id, status="submitted")]
    dataset.records.log([record(0, responses=mine), record(1)])
    query = rg.Query(filter=rg.Filter(("response.status", "==", "submitted")))
    assert [item.id for item in dataset.records(query=query)] == ["row-0"]


def test_records_leave_as_lists(new_dataset):
    dataset = new_dataset()
    dataset.records.log([record(number) for number in range(3)])
    rows = dataset.records(with_suggestions=True).to_list(flatten=True)
    assert [row["id"] for row in rows] == ["row-0", "row-1", "row-2"]
    assert [row["mood.suggestion"] for row in rows] == ["bad", "good", "bad"]


def test_records_are_found_by_vectors(new_dataset):
    dataset = new_dataset()
    dataset.records.log([record(number) for number in range(20)])
    similar = rg.Similar("content", [1.0, 0.0, 0.25])
    found = list(dataset.records(query=rg.Query(similar=similar), limit=3))
    assert [item.id for item, _ in found] == ["row-0", "row-1", "row-2"]
    scores = [score for _, score in found]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize(
    ("condition", "count"),
    [
        (("metadata.words", ">=", 10), 10),
        (("metadata.source", "==", "web"), 20),
        (("mood.suggestion", "==", "good"), 10),
        (("stars.suggestion", ">=", 4), 8),
        (("mood.agent", "==", "mood-v1"), 20),
        (("mood.score", ">=", 0.8), 0),
        (("status", "==", "pending"), 20),
    ],
)
def test_records_are_filtered(new_dataset, condition, count):
    dataset = new_dataset()
    dataset.records.log([record(number) for number in range(20)])
    query = rg.Query(filter=rg.Filter(condition))
    assert len(list(dataset.records(query=query))) == count
