"""Datasets and their settings through the published client."""

import argilla as rg
import pytest
from argilla._exceptions import ConflictError


def test_a_dataset_keeps_all_its_settings(client, new_dataset):
    created = new_dataset()
    stored = client.datasets(name=created.name, workspace=created.workspace)
    settings = stored.settings
    assert settings.guidelines == "Read the *whole* text."
    assert [field.name for field in settings.fields] == ["text", "context"]
    assert [question.name for question in settings.questions] == ["mood", "topics", "stars", "reply", "order", "names"]
    assert settings.questions["mood"].labels == ["good", "bad"]
    assert settings.questions["stars"].values == [1, 2, 3, 4, 5]
    assert [(item.name, type(item)) for item in settings.metadata] == [
        ("source", rg.TermsMetadataProperty),
        ("words", rg.IntegerMetadataProperty),
        ("weight", rg.FloatMetadataProperty),
    ]
    assert settings.vectors["content"].dimensions == 3
    assert settings.distribution.min_submitted == 2


def test_settings_are_changed(client, new_dataset):
    dataset = new_dataset()
    dataset.settings.guidelines = "Read it twice."
    dataset.settings.fields["text"].title = "The text"
    dataset.settings.questions["mood"].title = "What is the mood?"
    dataset.settings.metadata["source"].title = "Where from"
    dataset.settings.vectors["content"].title = "Meaning"
    dataset.settings.distribution = rg.TaskDistribution(min_submitted=1)
    dataset.settings.update()
    stored = client.datasets(name=dataset.name, workspace=dataset.workspace).settings
    assert stored.guidelines == "Read it twice."
    assert stored.fields["text"].title == "The text"
    assert stored.questions["mood"].title == "What is the mood?"
    assert stored.metadata["source"].title == "Where from"
    assert stored.vectors["content"].title == "Meaning"
    assert stored.distribution.min_submitted == 1


def test_a_name_is_taken_once_in_a_workspace(client, new_dataset):
    dataset = new_dataset()
    twin = rg.Dataset(name=dataset.name, workspace=dataset.workspace, settings=dataset.settings, client=client)
    with pytest.raises(ConflictError):
        twin.create()


def test_a_dataset_is_deleted(client, new_dataset):
    dataset = new_dataset()
    dataset.delete()
    assert client.datasets(name=dataset.name, workspace=dataset.workspace) is None
