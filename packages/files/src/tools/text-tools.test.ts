import { describe, expect, it, test } from "vitest";
import { openFiles } from "../open-files";
import { converted } from "../testing/convert";
import { opened, sourceOf } from "../testing/files";
import { rangesOf } from "./tags";

describe("the tags of tokens", () => {
  test.each([
    ["BIO", "B-PER I-PER O B-LOC", ["PER 0-2", "LOC 3-4"]],
    ["BIO with neighbours", "B-PER B-PER I-PER", ["PER 0-1", "PER 1-3"]],
    ["IOB1, which begins only neighbours", "I-PER I-PER B-PER O I-LOC", ["PER 0-2", "PER 2-3", "LOC 4-5"]],
    ["BIOES", "S-PER O B-LOC I-LOC E-LOC S-LOC", ["PER 0-1", "LOC 2-5", "LOC 5-6"]],
    ["BILOU", "U-PER B-LOC L-LOC L-LOC", ["PER 0-1", "LOC 1-3", "LOC 3-4"]],
    ["IO", "PER PER O LOC", ["PER 0-2", "LOC 3-4"]],
    ["IO with prefixes and a change of label", "I-PER I-LOC _", ["PER 0-1", "LOC 1-2"]],
    ["a label that has a prefix's letter", "B-I-B I-I-B", ["I-B 0-2"]],
    ["nothing", "O O", []],
  ])("are read: %s", (_, tags, ranges) => {
    const found = rangesOf(tags.split(" ")).map(({ from, to, label }) => `${label} ${from}-${to}`);
    expect(found).toEqual(ranges);
  });
});

describe("CoNLL", () => {
  const conll2003 =
    "-DOCSTART- -X- -X- O\n\nAna NNP B-NP B-PER\n🎉 SYM O O\nRome NNP B-NP B-LOC\n\nHi UH O O\n";

  test.each([
    ["CoNLL-2003", conll2003, ["Ana 🎉 Rome", "Hi"], [["Ana=PER", "Rome=LOC"], []]],
    [
      "two columns with tabs and CRLF",
      "Ana\tB-PER\r\nLi\tI-PER\r\n\r\n#ok\tO\r\n# \tO\r\n",
      ["Ana Li", "#ok # "],
      [["Ana Li=PER"], []],
    ],
    [
      "Thai and Arabic",
      "สวัสดี O\nอานา B-PER\n\nأنا O\nروما B-LOC\n",
      ["สวัสดี อานา", "أنا روما"],
      [["อานา=PER"], ["روما=LOC"]],
    ],
  ])("%s gives sentences with spans", async (_, content, texts, covered) => {
    const result = await converted(await opened(content, "x.conll"));
    expect(result).toMatchObject({ format: "conll", problems: [], refused: [] });
    expect(result.records.map(({ fields }) => fields.text)).toEqual(texts);
    expect(result.covered("spans")).toEqual(covered);
  });

  it("names the columns that are not read", async () => {
    const file = await opened(conll2003, "x.txt");
    expect(file.notices).toEqual([{ code: "layers_ignored", values: { layers: ["column 2", "column 3"] } }]);
  });

  it("in its universal form is joined as its text was, and keeps comments as metadata", async () => {
    const row = (...cells: string[]) => cells.join("\t");
    const content = [
      "# sent_id = s1",
      "# text = Ana's here.",
      row("1-2", "Ana's", "_", "_", "_", "_", "_", "_", "_", "_"),
      row("1", "Ana", "Ana", "PROPN", "_", "_", "0", "root", "_", "SpaceAfter=No|NER=B-PER"),
      row("2", "'s", "be", "AUX", "_", "_", "1", "x", "_", "NER=O"),
      row("3", "here", "here", "ADV", "_", "_", "1", "x", "_", "SpaceAfter=No|NER=O"),
      row("4", ".", ".", "PUNCT", "_", "_", "1", "x", "_", "NER=O"),
      "",
    ].join("\n");
    const result = await converted(await opened(content, "x.conllu"));
    expect(result.records).toMatchObject([{ fields: { text: "Ana's here." }, metadata: { sent_id: "s1" } }]);
    expect(result.covered("spans")).toEqual([["Ana=PER"]]);
  });

  it.each([
    ["# text = 👋 Pay £214 , Umeå!", "👋 Pay £214 , Umeå!"],
    ["# text = another text", "👋 Pay £ 214 , Umeå !"],
  ])("has the text of the comment %j if it is made of the tokens", async (comment, expected) => {
    const tokens = ["👋 O", "Pay O", "£ O", "214 O", ", O", "Umeå B-PLACE", "! O"];
    const result = await converted(await opened([comment, ...tokens, "", ""].join("\n"), "x.conll"));
    expect(result.records).toMatchObject([{ fields: { text: expected } }]);
    expect(result.covered("spans")).toEqual([["Umeå=PLACE"]]);
  });

  const document = (annotator: string, comments: readonly string[], tag: string) =>
    [
      ...["# id = a", `# annotator = ${annotator}`, "# text = 👋 Bobs met Li", ...comments],
      ...["👋\tO", `Bobs\t${tag}`, "met\tO", "Li\tB-PER", "", ""],
    ].join("\n");

  it.each([
    ["cut", ['# cut = 2-5 "PER"'], "B-PER", ["Bob=PER", "Li=PER"]],
    ["overlaps", ['# overlapping = 4-6 "PER"'], "B-PER", ["Bobs=PER", "bs=PER", "Li=PER"]],
    ["two of them", ['# cut = 2-5 "A B"', '# overlapping = 3-5 "X"'], "B-A_B", ["Bob=A_B", "ob=X", "Li=PER"]],
    ["between tokens", ['# cut = 6-7 "PER"'], "O", [" =PER", "Li=PER"]],
    ["cut, with another tag by now", ['# cut = 2-5 "PER"'], "B-LOC", ["Bobs=LOC", "Li=PER"]],
  ])(
    "of this server has exact spans, and joins the answers of people: %s",
    async (_, comments, tag, covered) => {
      const file = document("ana", comments, tag) + document("ben", [], "B-PER");
      const { profile, records, plan } = await converted(await opened(file, "x.conll"), ["ana", "ben"]);
      expect([plan.idColumn, profile.columns.map(({ name }) => name)]).toEqual([
        "id",
        ["text", "id", "spans", "spans_agent"],
      ]);
      const characters = [..."👋 Bobs met Li"];
      const marked = records[0]?.responses?.map(({ user, values }) => [
        user,
        (values.spans as { start: number; end: number; label: string }[]).map(
          ({ start, end, label }) => `${characters.slice(start, end).join("")}=${label}`,
        ),
      ]);
      expect([records.length, marked]).toEqual([
        1,
        [
          ["ana", covered],
          ["ben", ["Bobs=PER", "Li=PER"]],
        ],
      ]);
    },
  );

  it("refuses a sentence that lacks a column", async () => {
    const { refused, records } = await converted(
      await opened(`a O\nAna B-PER\n\nb\nc O\n\n${"f O\ng O\n".repeat(60)}`, "x.conll"),
    );
    expect(refused).toMatchObject([{ at: { line: 4 }, reason: { code: "row_too_short" } }]);
    expect(records.length).toBeGreaterThan(1);
  });
});

describe("brat", () => {
  const text = "👋 Ana lives in New York, and York.\n";
  const annotations =
    "T1\tPerson 2 5\tAna\nT2\tPlace 15 18;29 33\tNew York\nR1\tLives Arg1:T1 Arg2:T2\t\nA1\tSure T1\n#1\tNote T1\thi\n";
  const open = async (...files: [string, string][]) =>
    openFiles(files.map(([name, content]) => sourceOf(content, name)));

  it("joins texts with their annotations, with the labels of the settings", async () => {
    const { files, failed } = await open(
      ["a/doc1.txt", text],
      ["a/doc1.ann", annotations],
      ["a/doc2.txt", "Nobody."],
      ["a/doc2.ann", ""],
      [
        "a/annotation.conf",
        "[entities]\nPerson\nPlace\nOrganisation\n[relations]\nLives Arg1:Person, Arg2:Place\n",
      ],
      ["other.csv", "a,b\n1,2"],
    );
    expect(failed).toEqual([]);
    expect(files.map(({ format }) => format)).toEqual(["brat", "csv"]);
    const [file] = files;
    if (!file) throw new Error("There is no file.");
    const result = await converted(file);
    expect(result).toMatchObject({ problems: [], refused: [] });
    expect(result.covered("spans")).toEqual([["Ana=Person", "New=Place", "York=Place"], []]);
    expect(result.records.map((record) => record.external_id)).toEqual(["a/doc1", "a/doc2"]);
    expect(result.dataset.questions).toMatchObject([
      { settings: { options: [{ value: "Person" }, { value: "Place" }, { value: "Organisation" }] } },
    ]);
    expect(result.notices).toEqual([
      { code: "relations_ignored", values: { count: 1 } },
      { code: "discontinuous_spans", values: { count: 1 } },
      { code: "nested_annotations_ignored", values: { kinds: ["attributes", "notes"] } },
    ]);
  });

  it("refuses a document whose annotation is no annotation", async () => {
    const { files } = await open(
      ["x.txt", text],
      ["x.ann", "T1\tPerson 2 5\tAna\nT2 broken\n"],
      ["y.txt", "Ana"],
      ["y.ann", "T1\tPerson 0 3\tAna"],
    );
    const [file] = files;
    if (!file) throw new Error("There is no file.");
    expect((await converted(file)).refused).toMatchObject([
      { at: { file: "x.ann", line: 2 }, reason: { code: "annotation_invalid" } },
    ]);
  });

  it("is refused without the texts", async () => {
    expect((await open(["x.ann", annotations])).failed).toEqual([
      { name: "x", problem: { code: "document_without_text", values: { file: "x.ann" } } },
    ]);
  });
});

describe("WebAnno", () => {
  const content = [
    "#FORMAT=WebAnno TSV 3.3",
    "#T_SP=de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS|PosValue",
    "#T_SP=de.tudarmstadt.ukp.dkpro.core.api.ner.type.NamedEntity|identifier|value",
    "#T_RL=de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency|DependencyType|BT_x",
    "",
    "",
    "#Text=👋 Ana Li lives",
    "1-1\t0-2\t👋\tSYM\t_\t_\t_\t_",
    "1-2\t3-6\tAna\tN\t*[1]\tPER[1]|OTH\\_ER\troot\t1-2",
    "1-3\t7-9\tLi\tN\t*[1]\tPER[1]\t_\t_",
    "1-4\t10-15\tlives\tV\t_\t_\t_\t_",
    "1-4.1\t10-14\tlive\t_\t*\tPART\t_\t_",
    "",
    "#Text=In Rome",
    "2-1\t16-18\tIn\tP\t_\t_\t_\t_",
    "2-2\t19-23\tRome\tN\t*\tLOC\t_\t_",
    "",
  ].join("\n");

  it("gives sentences with the named entities, and names the other layers", async () => {
    const file = await opened(
      content
        .replace("identifier|value", "value|identifier")
        .replaceAll(/\*\[1\]\t(\S+)/g, "$1\t*[1]")
        .replaceAll(/\*\t(PART|LOC)/g, "$1\t*"),
      "x.tsv",
    );
    const result = await converted(file);
    expect(result).toMatchObject({ format: "webanno", problems: [], refused: [] });
    expect(result.covered("spans")).toEqual([["Ana Li=PER", "Ana=OTH_ER", "live=PART"], ["Rome=LOC"]]);
    expect(result.notices).toMatchObject([
      {
        code: "layers_ignored",
        values: { layers: ["POS.PosValue", "NamedEntity.identifier", "Dependency"] },
      },
    ]);
  });

  it("refuses a sentence with a line that is no token", async () => {
    const broken = content.replace("2-2\t19-23", "2-2\tnineteen");
    expect((await converted(await opened(broken, "x.tsv"))).refused).toMatchObject([
      { at: { line: 16 }, reason: { code: "annotation_invalid" } },
    ]);
  });
});
