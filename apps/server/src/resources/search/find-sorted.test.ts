import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, anOption, type DatasetFixture } from "../../testing/fixtures";
import { range, scopes, status, terms } from "../../testing/search-fixture";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

const { metadata, suggested } = scopes;

interface Made {
  tags?: string[];
  size?: number;
  label?: string;
  topics?: string[];
  scores?: number[];
}

let server: TestServer;
let dataset: DatasetFixture;
let ana: Person;
let ids: string[];
let made: Made[];

/** Records with equal, several and missing values. */
function makeRecords(): Made[] {
  const pick = <Value>(index: number, ...values: Value[]) => values[index % values.length];
  return Array.from({ length: 60 }, (_, index) => {
    const size = pick(index * 7, 3, 1, undefined, 2, 3, 1);
    const tags = pick(index, ["b", "a", "b"], ["c"], undefined, ["a", "a"], ["d", "b"], [], ["c", "a"]);
    const label = pick(index, "negative", undefined, "positive");
    const topics = pick(index, ["y", "x"], ["x"], undefined, ["z"], ["x", "y", "z"]);
    return {
      ...(size !== undefined && { size }),
      ...(tags && { tags }),
      ...(label && { label }),
      ...(topics && { topics, scores: topics.map((_, place) => ((index + place * 3) % 5) / 10) }),
    };
  });
}

beforeAll(async () => {
  server = await startTestServer();
  const options = ["x", "y", "z"].map(anOption);
  const topics = {
    name: "topics",
    title: "T",
    required: false,
    settings: { type: "multi_label_selection", options },
  };
  dataset = await addDataset(server, { questions: [topics] });
  for (const [name, type] of [
    ["tags", "terms"],
    ["size", "integer"],
  ]) {
    const path = `/datasets/${dataset.datasetId}/metadata-properties`;
    await server.owner("POST", path, { name, title: "M", settings: { type } });
  }
  ana = await server.addPerson("ana", "annotator", [dataset.workspaceId]);
  const { body } = await server.owner("GET", `/datasets/${dataset.datasetId}/questions`);
  const [label, more] = body.items.map(({ id }: { id: string }) => id);
  made = makeRecords();
  ids = await dataset.log(
    made.map(({ label: value, topics: values, scores, ...values_ }) => ({
      fields: { text: "a text" },
      metadata: values_,
      suggestions: [
        ...(value ? [{ question_id: label, value }] : []),
        ...(values ? [{ question_id: more, value: values, score: scores }] : []),
      ],
    })),
  );
  for (const id of ids.slice(0, 9))
    await ana.ask("POST", `/records/${id}/responses`, { status: "draft", values: {} });
});
afterAll(() => server.close());

type Values = (record: Made) => readonly (string | number)[];
type Key = [scope: object, values: Values];
const keys: Record<string, Key> = {
  "a number": [metadata("size"), ({ size }) => (size === undefined ? [] : [size])],
  terms: [metadata("tags"), ({ tags = [] }) => tags],
  "a suggested value": [suggested("label", "value"), ({ label }) => (label ? [label] : [])],
  "suggested values": [suggested("topics", "value"), ({ topics = [] }) => topics],
  scores: [suggested("topics", "score"), ({ scores = [] }) => scores],
};

/** The order that the values give: the smallest or the greatest one of each record counts, and none comes last. */
function compare(values: Values, order: string) {
  const counting = (record: Made) => {
    const all = [...values(record)].sort((a, b) => (a < b ? -1 : Number(a > b)));
    return order === "asc" ? all[0] : all.at(-1);
  };
  return (one: Made, other: Made) => {
    const [a, b] = [counting(one), counting(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return (a < b ? -1 : Number(a > b)) * (order === "asc" ? 1 : -1);
  };
}

async function pagesOf(body: object, limit: number, by?: Person) {
  const path = `${by ? "/me" : ""}/datasets/${dataset.datasetId}/records/search`;
  const all: number[] = [];
  let total = 1;
  for (let offset = 0; offset < total; offset += limit) {
    const reply = await (by?.ask ?? server.owner)("POST", `${path}?offset=${offset}&limit=${limit}`, body);
    total = reply.body.total;
    all.push(...reply.body.items.map(({ record }: { record: { id: string } }) => ids.indexOf(record.id)));
  }
  expect(all).toHaveLength(total);
  return all;
}

const indexes = () => made.map((_, index) => index);
const recordAt = (index: number): Made => made[index] ?? {};

describe.each(["asc", "desc"])("all pages of an order (%s)", (order) => {
  test.each(Object.keys(keys))("by %s", async (name) => {
    const [scope, values] = keys[name] as Key;
    const by = compare(values, order);
    const expected = indexes().sort((a, b) => by(recordAt(a), recordAt(b)));
    for (const limit of [7, 50]) expect(await pagesOf({ sort: [{ scope, order }] }, limit)).toEqual(expected);
    const pending = { filters: { and: [status("pending")] }, sort: [{ scope, order }] };
    expect(await pagesOf(pending, 11, ana)).toEqual(expected.filter((index) => index >= 9));
  });

  it("by two keys, with filters", async () => {
    const [[first, sizes], [second, tags]] = [keys["a number"] as Key, keys.terms as Key];
    const [bySize, byTag] = [compare(sizes, order), compare(tags, "desc")];
    const compareBoth = (a: Made, b: Made) => bySize(a, b) || byTag(a, b);
    const sort = [
      { scope: first, order },
      { scope: second, order: "desc" },
    ];
    const expected = indexes().sort((a, b) => compareBoth(recordAt(a), recordAt(b)));
    expect(await pagesOf({ sort }, 13)).toEqual(expected);
    const and = [range(first, { ge: 2 }), terms(second, "b", "c")];
    const isFound = (index: number) =>
      (recordAt(index).size ?? 0) >= 2 && (recordAt(index).tags ?? []).some((tag) => "bc".includes(tag));
    expect(await pagesOf({ sort, filters: { and } }, 4)).toEqual(expected.filter(isFound));
  });
});
