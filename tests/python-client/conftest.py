"""What every test needs: a signed-in client, and names that no other test uses."""

import os
import uuid

import argilla as rg
import method_coverage
import pytest

method_coverage.watch()


@pytest.fixture(scope="session")
def client() -> rg.Argilla:
    return rg.Argilla(api_url=os.environ["ARGILLA_API_URL"], api_key=os.environ["ARGILLA_API_KEY"])


@pytest.fixture
def unique():
    return lambda noun: f"{noun}-{uuid.uuid4().hex[:8]}"


@pytest.fixture
def workspace(client, unique):
    workspace = rg.Workspace(name=unique("workspace"), client=client).create()
    yield workspace
    for dataset in workspace.datasets:
        dataset.delete()
    workspace.delete()


@pytest.fixture
def new_dataset(client, workspace, unique):
    def create(**changes) -> rg.Dataset:
        settings = rg.Settings(
            guidelines="Read the *whole* text.",
            fields=[rg.TextField(name="text"), rg.TextField(name="context", required=False, use_markdown=True)],
            questions=[
                rg.LabelQuestion(name="mood", labels={"good": "Good", "bad": "Bad"}),
                rg.MultiLabelQuestion(name="topics", labels=["price", "taste", "service"], required=False),
                rg.RatingQuestion(name="stars", values=[1, 2, 3, 4, 5], required=False),
                rg.TextQuestion(name="reply", required=False, use_markdown=True),
                rg.RankingQuestion(name="order", values=["first", "second", "third"], required=False),
                rg.SpanQuestion(name="names", field="text", labels=["PERSON", "PLACE"], required=False),
            ],
            metadata=[
                rg.TermsMetadataProperty(name="source", options=["web", "letter"]),
                rg.IntegerMetadataProperty(name="words", min=0, max=1000),
                rg.FloatMetadataProperty(name="weight", visible_for_annotators=False),
            ],
            vectors=[rg.VectorField(name="content", dimensions=3)],
            distribution=rg.TaskDistribution(min_submitted=2),
            **changes,
        )
        return rg.Dataset(name=unique("dataset"), workspace=workspace, settings=settings, client=client).create()

    return create


def pytest_sessionfinish(session):
    """A method that no test calls would be one that nobody knows to work."""
    missing = method_coverage.uncalled() if session.testscollected > 20 else []
    if missing:
        print("\nNo test calls:", ", ".join(missing))
        session.exitstatus = 1
