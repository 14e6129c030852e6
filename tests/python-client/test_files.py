"""Files that the server writes, read by the libraries that they are made for."""

import io
import json
import os
import urllib.request

import argilla as rg
import datasets
import openpyxl
import pandas as pd
import pyarrow.parquet as pq
import pytest
import spacy
from spacy.tokens import DocBin
from spacy.training.converters import conll_ner_to_docs

TEXTS = ["👋🏽 Ann in Oslo", "مرحبا يا سارة", "สวัสดีชาวโลก", 'said "hi",\n=1+1; ok', "  spaces  "]


@pytest.fixture
def filled(new_dataset, client):
    dataset = new_dataset()
    mine = {"user_id": client.me.id, "status": "submitted"}
    first = [
        rg.Response("mood", "good", **mine),
        rg.Response("topics", ["price", "taste"], **mine),
        rg.Response("stars", 4, **mine),
        rg.Response("names", [{"start": 3, "end": 6, "label": "PERSON"}], **mine),
    ]
    dataset.records.log(
        [
            rg.Record(
                id=f"row-{number}",
                fields={"text": text},
                metadata={"words": number},
                vectors={"content": [1.0, 0.5, 0.25]},
                responses=first if number == 0 else [],
            )
            for number, text in enumerate(TEXTS)
        ]
    )
    return dataset


@pytest.fixture
def file_of(client):
    def read(dataset, query) -> bytes:
        address = f"{os.environ['ARGILLA_API_URL']}/api/v1/glossa/datasets/{dataset.id}/file?{query}"
        request = urllib.request.Request(address, headers={"X-Argilla-Api-Key": os.environ["ARGILLA_API_KEY"]})
        with urllib.request.urlopen(request) as reply:
            return reply.read()

    return read


def test_pandas_reads_csv(filled, file_of):
    for query in ["format=csv&responses=mine", "format=csv&responses=mine&bom=true"]:
        frame = pd.read_csv(io.BytesIO(file_of(filled, query)))
        assert frame["text"].tolist() == TEXTS
        assert frame["metadata.words"].tolist() == [0, 1, 2, 3, 4]
        assert frame["mood.response"][0] == "good"
        assert json.loads(frame["topics.response"][0]) == ["price", "taste"]


def test_pandas_reads_json_lines(filled, file_of):
    content = file_of(filled, "format=jsonl&vectors=true")
    frame = pd.read_json(io.BytesIO(content), lines=True)
    assert [fields["text"] for fields in frame["fields"]] == TEXTS
    assert frame["vectors"][0] == {"content": [1.0, 0.5, 0.25]}
    (response,) = frame["responses"][0]
    (span,) = response["values"]["names"]
    assert TEXTS[0][span["start"] : span["end"]] == "Ann"


def test_pandas_and_datasets_read_parquet(filled, file_of, tmp_path):
    content = file_of(filled, "format=parquet&vectors=true")
    frame = pd.read_parquet(io.BytesIO(content))
    assert frame["text"].tolist() == TEXTS
    assert frame["mood.responses"][0].tolist() == ["good"]
    assert frame["stars.responses"][0].tolist() == [4]
    assert pq.read_table(io.BytesIO(content)).num_rows == len(TEXTS)
    path = tmp_path / "records.parquet"
    path.write_bytes(content)
    loaded = datasets.Dataset.from_parquet(str(path), cache_dir=str(tmp_path / "cache"))
    assert loaded["text"][:] == TEXTS
    (span,) = loaded[0]["names.responses"][0]
    assert TEXTS[0][span["start"] : span["end"]] == "Ann"


@pytest.fixture
def tasks_of(file_of):
    return lambda dataset: [json.loads(line) for line in file_of(dataset, "format=spacy").decode().splitlines()]


def test_spacy_makes_documents(filled, tasks_of, tmp_path):
    nlp = spacy.blank("en")
    documents = DocBin(store_user_data=True)
    for task in tasks_of(filled):
        document = nlp.make_doc(task["text"])
        spans = [
            document.char_span(span["start"], span["end"], label=span["label"], alignment_mode="strict")
            for span in task.get("spans", [])
        ]
        # A span that does not fit the tokens is none.
        assert None not in spans
        document.set_ents(spans)
        document.cats = task.get("cats", {})
        documents.add(document)
    path = tmp_path / "train.spacy"
    documents.to_disk(path)
    read = list(DocBin().from_disk(path).get_docs(nlp.vocab))
    assert [document.text for document in read] == TEXTS
    assert [(entity.text, entity.label_) for entity in read[0].ents] == [("Ann", "PERSON")]
    assert read[0].cats["mood:good"] == 1


def test_spacy_reads_conll(filled, file_of):
    lines = file_of(filled, "format=conll").decode().split("\n")
    # spaCy knows no comments.
    content = "\n".join(line for line in lines if not line.startswith("# "))
    (document,) = conll_ner_to_docs(content, no_print=True)
    assert [(entity.text, entity.label_) for entity in document.ents] == [("Ann", "PERSON")]


def test_spacy_offsets_are_those_of_python(filled, tasks_of):
    tasks = tasks_of(filled)
    assert [task["text"] for task in tasks] == TEXTS
    (span,) = tasks[0]["spans"]
    assert tasks[0]["text"][span["start"] : span["end"]] == "Ann"
    assert tasks[0]["cats"]["mood:good"] == 1


def test_excel_is_a_workbook(filled, file_of):
    book = openpyxl.load_workbook(io.BytesIO(file_of(filled, "format=xlsx")))
    header, *rows = book.active.iter_rows(values_only=True)
    assert [row[header.index("text")] for row in rows] == TEXTS
