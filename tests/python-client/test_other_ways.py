"""Ways through the published client that notebooks take: templates, files, fields of every kind, webhooks."""

import json

import argilla as rg
import pytest

WHITE_PIXEL = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII="


@pytest.fixture
def logged(new_dataset, client):
    dataset = new_dataset()
    mine = {"user_id": client.me.id, "status": "submitted"}
    dataset.records.log(
        [
            rg.Record(
                id=f"row-{number}",
                fields={"text": f"Letter {number}"},
                metadata={"source": "web"},
                vectors={"content": [1.0, 0.5, 0.25]},
                suggestions=[rg.Suggestion("mood", "good", score=0.5, agent="a", type="model")],
                responses=[rg.Response("mood", "bad", **mine)],
            )
            for number in range(3)
        ]
    )
    return dataset


@pytest.mark.parametrize(
    "settings",
    [
        rg.Settings.for_classification(labels=["a", "b"]),
        rg.Settings.for_ranking(),
        rg.Settings.for_rating(),
    ],
)
def test_templates_make_datasets(client, workspace, unique, settings):
    dataset = rg.Dataset(name=unique("dataset"), workspace=workspace, settings=settings, client=client).create()
    stored = client.datasets(name=dataset.name, workspace=workspace)
    names = [question.name for question in settings.questions]
    assert [question.name for question in stored.settings.questions] == names


def test_settings_come_back_from_a_file(client, workspace, unique, new_dataset, tmp_path):
    dataset = new_dataset()
    dataset.settings.to_json(tmp_path / "settings.json")
    settings = rg.Settings.from_json(tmp_path / "settings.json")
    assert json.loads((tmp_path / "settings.json").read_text())["guidelines"] == settings.guidelines
    copy = rg.Dataset(name=unique("copy"), workspace=workspace, settings=settings, client=client).create()
    assert [each.name for each in copy.fields] == [each.name for each in dataset.fields]
    assert [each.name for each in copy.questions] == [each.name for each in dataset.questions]


def test_settings_grow_before_publishing(client, workspace, unique):
    field = rg.TextField.from_dict({"name": "text", "settings": {"type": "text"}})
    question = rg.TextQuestion.from_dict({"name": "why", "settings": {"type": "text"}})
    settings = rg.Settings(fields=[field], questions=[question])
    settings.add(rg.ChatField(name="talk", required=False))
    settings.add(rg.IntegerMetadataProperty(name="size", min=1, max=9))
    settings.validate()
    dataset = rg.Dataset(name=unique("dataset"), workspace=workspace, settings=settings, client=client).create()
    stored = client.datasets(name=dataset.name, workspace=workspace).settings
    assert [field.name for field in stored.fields] == ["text", "talk"]
    assert (stored.metadata["size"].min, stored.metadata["size"].max) == (1, 9)


def test_properties_come_and_go_after_publishing(client, new_dataset):
    dataset = new_dataset()
    dataset.settings.add(rg.TermsMetadataProperty(name="added"))
    dataset.settings.vectors.add(rg.VectorField(name="second", dimensions=2))
    dataset.settings.metadata.remove("words")
    dataset.guidelines = "Now with more."
    dataset.update()
    stored = client.datasets(name=dataset.name, workspace=dataset.workspace).settings
    assert [each.name for each in stored.metadata] == ["source", "weight", "added"]
    assert [each.name for each in stored.vectors] == ["content", "second"]
    assert stored.guidelines == "Now with more."


def test_pictures_chats_and_cards_come_back(client, workspace, unique):
    template = "<b>{{record.fields.card.title}}</b>"
    settings = rg.Settings(
        fields=[
            rg.ImageField(name="picture"),
            rg.ChatField(name="talk", use_markdown=False),
            rg.CustomField(name="card", template=template, advanced_mode=False),
        ],
        questions=[rg.LabelQuestion(name="mood", labels=["a", "b"])],
    )
    dataset = rg.Dataset(name=unique("dataset"), workspace=workspace, settings=settings, client=client).create()
    talk = [{"role": "user", "content": "Hello?"}, {"role": "assistant", "content": "Yes."}]
    dataset.records.log([{"picture": WHITE_PIXEL, "talk": talk, "card": {"title": "T", "deep": [1, {"a": None}]}}])
    [stored] = list(dataset.records)
    assert stored.fields["picture"].size == (1, 1)
    assert [dict(message) for message in stored.fields["talk"]] == talk
    assert stored.fields["card"] == {"title": "T", "deep": [1, {"a": None}]}
    assert client.datasets(name=dataset.name, workspace=workspace).settings.fields["card"].template == template


def test_records_leave_in_every_form_and_return(logged, new_dataset, tmp_path):
    assert logged.records.to_dict(flatten=True)["id"] == ["row-0", "row-1", "row-2"]
    assert [row["fields"]["text"] for row in logged.records.to_list()] == [f"Letter {each}" for each in range(3)]
    assert logged.records.to_datasets()["text"][:] == [f"Letter {each}" for each in range(3)]
    logged.records(with_vectors=True, with_suggestions=True, with_responses=True).to_datasets()
    assert len(logged.records(with_suggestions=True).to_dict(flatten=False, orient="index")) == 3
    path = logged.records.to_json(tmp_path / "records.json")
    logged.records(with_suggestions=True).to_json(tmp_path / "others.json")
    other = new_dataset()
    other.records.from_json(path)
    assert [record.fields["text"] for record in other.records] == [f"Letter {each}" for each in range(3)]


def test_a_dataset_returns_from_disk(client, workspace, unique, logged, tmp_path):
    logged.to_disk(str(tmp_path))
    copy = rg.Dataset.from_disk(str(tmp_path), name=unique("copy"), workspace=workspace.name, client=client)
    [first, *_] = list(copy.records(with_suggestions=True, with_responses=True))
    assert first.fields["text"] == "Letter 0"
    assert [(each.question_name, each.value) for each in first.suggestions] == [("mood", "good")]
    assert [(each.question_name, each.value) for each in first.responses] == [("mood", "bad")]


def test_a_record_travels_as_a_dictionary_and_goes(logged):
    record = next(iter(logged.records(with_suggestions=True, with_responses=True)))
    again = rg.Record.from_dict(record.to_dict(), dataset=logged)
    assert again.fields["text"] == record.fields["text"]
    assert record.serialize()["fields"] == {"text": "Letter 0"}
    assert json.loads(record.serialize_json())["external_id"] == "row-0"
    assert [response.serialize()["value"] for response in record.responses] == ["bad"]
    assert record.responses["mood"][0].record is record
    record.delete()
    assert [each.id for each in logged.records] == ["row-1", "row-2"]


def test_members_join_and_leave_by_name(client, workspace, unique):
    user = rg.User(username=unique("user"), password="12345678", client=client).create()
    workspace.add_user(user.username)
    assert [member.username for member in workspace.users] == [user.username]
    workspace.remove_user(user)
    assert list(workspace.users) == []
    assert workspace.list_datasets() == []
    user.delete()


def test_a_webhook_is_made_changed_and_removed(client):
    webhook = rg.Webhook(url="http://127.0.0.1:9/events", events=["record.created"], description="Told").create()
    assert len(webhook.secret) == 88
    webhook.enabled = False
    webhook.events = ["record.created", "dataset.deleted"]
    webhook.update()
    [stored] = [each for each in client.webhooks if each.id == webhook.id]
    assert (stored.enabled, stored.events) == (False, ["record.created", "dataset.deleted"])
    webhook.delete()
    assert [each for each in client.webhooks if each.id == webhook.id] == []
