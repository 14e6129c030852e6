import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, anOption, type DatasetFixture, labelled } from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
let people: Record<"ana" | "ben" | "cleo" | "admin", Person>;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  const options = ["a", "b"].map(anOption);
  const stars = { type: "rating", options: [1, 2, 10].map((value) => ({ value })) };
  dataset = await addDataset(server, {
    minSubmitted: 3,
    questions: [
      { name: "topics", title: "T", settings: { type: "multi_label_selection", options } },
      { name: "stars", title: "S", settings: stars },
      { name: "note", title: "N", settings: { type: "text" } },
      { name: "order", title: "O", settings: { type: "ranking", options } },
    ],
  });
  const add = (name: string, role: "annotator" | "admin") =>
    server.addPerson(name, role, [dataset.workspaceId]);
  people = {
    ana: await add("ana", "annotator"),
    ben: await add("ben", "annotator"),
    cleo: await add("cleo", "annotator"),
    admin: await add("admin", "admin"),
  };
  ids = await dataset.log(Array.from({ length: 5 }, (_, index) => ({ fields: { text: `${index}` } })));
  const { ana, ben, cleo } = people;
  await give(ana, 0, { label: "positive", topics: ["a", "b"], stars: 1 });
  await give(ben, 0, { label: "positive", topics: ["b", "a"], stars: 2 });
  await give(ana, 1, { label: "positive", topics: ["a", "b"], stars: 10 });
  await give(ben, 1, { label: "negative", topics: ["a"], stars: 10 });
  await give(cleo, 1, { label: "negative" });
  await give(ana, 2, { label: "neutral", topics: ["b"], stars: 2 });
  await give(ben, 2, { label: "neutral" });
  // One response that is not submitted, and one record with a single response.
  await give(ana, 3, { label: "positive" });
  await give(ben, 3, { label: "negative" }, "draft");
  await give(ana, 4, { label: "positive" });
});
afterAll(() => server.close());

const none = (question: string) => ({ question, records: 0, agreeing: 0, alpha: null, f1: null, people: [] });

function give({ ask }: Person, record: number, given: object, status = "submitted") {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value }]));
  return ask("POST", `/records/${ids[record]}/responses`, { status, values });
}

async function agreement(
  { ask }: Pick<Person, "ask"> = { ask: server.owner },
  among: readonly string[] = [],
) {
  const query = among.map((name) => `username=${name}`).join("&");
  const { status, body } = await ask("GET", `/glossa/datasets/${dataset.datasetId}/agreement?${query}`);
  return { status, items: body.items };
}

async function found(
  question: string,
  value: "agree" | "disagree",
  among?: readonly string[],
): Promise<number> {
  const scope = { entity: "response", question, property: "agreement", among };
  const body = { filters: { and: [{ type: "terms", scope, values: [value] }] } };
  const path = `/me/datasets/${dataset.datasetId}/records/search`;
  return (await server.owner("POST", path, body)).body.total;
}

describe("the agreement on each question", () => {
  it("counts the records with two responses, and those whose responses are the same", async () => {
    // Ana agrees with one of two others in two records, and with none of two in another one.
    const team = [
      { username: "ana", records: 3, share: 2 / 4 },
      { username: "ben", records: 3, share: 3 / 4 },
      { username: "cleo", records: 1, share: 1 / 2 },
    ];
    const expected = [
      // 3 of 7 values positive, 2 negative, 2 neutral: 1 - 6 · 2 / (49 - 17).
      { question: "label", records: 3, agreeing: 2, alpha: expect.closeTo(0.625, 5), f1: null, people: team },
      {
        question: "topics",
        records: 2,
        agreeing: 1,
        alpha: expect.closeTo(0, 5),
        f1: null,
        people: expect.anything(),
      },
      // 1, 2, 10, 10: 1 - 3 · 2 / (2 · (4 · 205 - 23²)).
      {
        question: "stars",
        records: 2,
        agreeing: 1,
        alpha: expect.closeTo(1 - 6 / 582, 5),
        f1: null,
        people: expect.anything(),
      },
      none("note"),
      none("order"),
    ];
    expect(await agreement()).toEqual({ status: 200, items: expected });
    expect(await agreement(people.admin)).toEqual({ status: 200, items: expected });
  });

  it.each([undefined, ["ana", "ben"], ["ben", "cleo"], ["ana"], ["ana", "nobody"]])(
    "is what the filter finds, among %j",
    async (among) => {
      for (const { question, records, agreeing } of (await agreement(undefined, among)).items) {
        expect(await found(question, "agree", among)).toBe(agreeing);
        expect(await found(question, "disagree", among)).toBe(records - agreeing);
      }
    },
  );

  it("compares the responses of at most a thousand users by name", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`);
    expect((await agreement(undefined, names(1000))).status).toBe(200);
    expect((await agreement(undefined, names(1001))).status).toBe(422);
  });

  it("compares the responses of some users if asked to", async () => {
    const [label, topics] = (await agreement(undefined, ["ben", "cleo"])).items;
    const share = 1;
    expect(label).toMatchObject({
      ...{ records: 1, agreeing: 1 },
      people: [
        { username: "ben", records: 1, share },
        { username: "cleo", records: 1, share },
      ],
    });
    expect(topics).toEqual(none("topics"));
    expect((await agreement(undefined, ["ana", "ben"])).items[0]).toMatchObject({ records: 3, agreeing: 2 });
    expect((await agreement(undefined, ["nobody"])).items[0]).toEqual(none("label"));
  });

  it("changes with a response, and when its author is deleted", async () => {
    const label = async () => (await agreement()).items[0];
    const leaving = await server.addPerson("leaving", "annotator", [dataset.workspaceId]);
    await give(leaving, 4, { label: "negative" });
    expect(await label()).toMatchObject({ records: 4, agreeing: 2 });
    await server.owner("DELETE", `/users/${leaving.id}`);
    expect(await label()).toMatchObject({ records: 3, agreeing: 2 });
    expect(await found("label", "agree")).toBe(2);
  });
});

it("texts, rankings and spans are compared by what they mean, and spans by their F1", async () => {
  const options = ["a", "b"].map(anOption);
  const questions = [
    { name: "note", title: "N", settings: { type: "text" } },
    { name: "order", title: "O", settings: { type: "ranking", options } },
    { name: 'sp"a\\n 😀', title: "S", settings: { type: "span", field: "text", options } },
  ];
  const { datasetId, log, workspaceId } = await addDataset(server, { minSubmitted: 3, questions });
  const team = await Promise.all(
    ["hal", "ida", "jo"].map((name) => server.addPerson(name, "annotator", [workspaceId])),
  );
  const records = await log(["Rome, Ana", "Ben in Bern"].map((text) => ({ fields: { text } })));
  const say = async (record: number, answers: readonly object[]) => {
    for (const [index, values] of answers.entries())
      await team[index]?.ask("POST", `/records/${records[record]}/responses`, {
        status: "submitted",
        values,
      });
  };
  const label = { value: "positive" };
  const [rome, ana] = [
    { label: "a", start: 0, end: 4 },
    { label: "b", start: 6, end: 9 },
  ];
  const order = (first: number, second: number) => ({
    value: [
      { value: "a", rank: first },
      { value: "b", rank: second },
    ],
  });
  await say(0, [
    { label, note: { value: "fine" }, order: order(1, 2), 'sp"a\\n 😀': { value: [rome, ana] } },
    {
      label,
      note: { value: " fine" },
      order: { value: order(1, 2).value.reverse() },
      'sp"a\\n 😀': { value: [ana, rome] },
    },
    { label, order: order(1, 2), 'sp"a\\n 😀': { value: [ana] } },
  ]);
  await say(1, [
    { label, note: { value: "fine" }, order: order(1, 2), 'sp"a\\n 😀': { value: [] } },
    {
      label,
      note: { value: "Fine" },
      order: { value: order(2, 1).value.reverse() },
      'sp"a\\n 😀': { value: [] },
    },
  ]);
  const { body } = await server.owner("GET", `/glossa/datasets/${datasetId}/agreement`);
  // Hal and Ida share both spans, and each of them one of two with Jo.
  const spanPeople = [
    { username: "hal", records: 2, share: expect.closeTo((2 + 1) / (2 + 1.5), 5) },
    { username: "ida", records: 2, share: expect.closeTo((2 + 1) / (2 + 1.5), 5) },
    { username: "jo", records: 1, share: expect.closeTo((1 + 1) / (1.5 + 1.5), 5) },
  ];
  expect(body.items.slice(1)).toEqual([
    {
      question: "note",
      records: 2,
      agreeing: 1,
      alpha: expect.closeTo(0, 5),
      f1: null,
      people: expect.anything(),
    },
    // Ranks of the two items: 111, 222, 12, 21. 1 - 9 · (2 + 2) / (2 · (10 · 25 - 15²)).
    {
      question: "order",
      records: 2,
      agreeing: 1,
      alpha: expect.closeTo(1 - 36 / 50, 5),
      f1: null,
      people: expect.anything(),
    },
    // Of 10 places in ordered pairs, 6 and 2 are shared: "Ana" by three, "Rome" by two of three.
    {
      question: 'sp"a\\n 😀',
      records: 2,
      agreeing: 1,
      alpha: null,
      f1: expect.closeTo(8 / 10, 5),
      people: spanPeople,
    },
  ]);
  const scope = { entity: "response", question: 'sp"a\\n 😀', property: "agreement" };
  const filters = { and: [{ type: "terms", scope, values: ["disagree"] }] };
  const found = await server.owner("POST", `/me/datasets/${datasetId}/records/search`, { filters });
  expect(found.body.items.map(({ record }: { record: { id: string } }) => record.id)).toEqual([records[0]]);
});

it("rankings agree if their order is the same, whatever ranks express it", async () => {
  const options = ["a", "b", "c", "d"].map(anOption);
  const questions = [{ name: "order", title: "O", settings: { type: "ranking", options } }];
  const { datasetId, log, workspaceId } = await addDataset(server, { minSubmitted: 3, questions });
  const team = await Promise.all(
    ["kim", "lou"].map((name) => server.addPerson(name, "annotator", [workspaceId])),
  );
  const records = await log(["a", "b"].map((text) => ({ fields: { text } })));
  const rank = async (record: number, rankings: readonly string[]) => {
    for (const [index, ranks] of rankings.entries()) {
      const value = [...ranks].map((one, place) => ({ value: options[place]?.value, rank: Number(one) }));
      const values = { label: { value: "positive" }, order: { value } };
      const body = { status: "submitted", values };
      await team[index]?.ask("POST", `/records/${records[record]}/responses`, body);
    }
  };
  await rank(0, ["1123", "1134"]);
  await rank(1, ["1123", "1234"]);
  const { body } = await server.owner("GET", `/glossa/datasets/${datasetId}/agreement`);
  expect(body.items[1]).toMatchObject({
    ...{ question: "order", records: 2, agreeing: 1 },
    // The ranks are 1134, 1134 and 1134, 1234: 1 - 15 · 2 / (2 · (16 · 111 - 37²)).
    alpha: expect.closeTo(1 - 30 / 814, 5),
    people: [
      { username: "kim", share: 0.5 },
      { username: "lou", share: 0.5 },
    ],
  });
  const scope = { entity: "response", question: "order", property: "agreement" };
  const filters = { and: [{ type: "terms", scope, values: ["disagree"] }] };
  const found = await server.owner("POST", `/me/datasets/${datasetId}/records/search`, { filters });
  expect(found.body.items.map(({ record }: { record: { id: string } }) => record.id)).toEqual([records[1]]);
});

it("alpha is null without two different values to compare", async () => {
  const { datasetId, log, workspaceId } = await addDataset(server, { minSubmitted: 2 });
  const read = async () => (await server.owner("GET", `/glossa/datasets/${datasetId}/agreement`)).body.items;
  expect(await read()).toEqual([none("label")]);
  const [record] = await log([{ fields: { text: "a" } }]);
  for (const name of ["dora", "emil"]) {
    const { ask } = await server.addPerson(name, "annotator", [workspaceId]);
    await ask("POST", `/records/${record}/responses`, labelled("positive"));
  }
  expect(await read()).toEqual([
    { question: "label", records: 1, agreeing: 1, alpha: null, f1: null, people: expect.anything() },
  ]);
});

it("responses without a value of the question are not compared, and the filter does not find them either", async () => {
  const topics = { type: "multi_label_selection", options: ["a", "b"].map(anOption) };
  const questions = [{ name: "topics", title: "T", settings: topics }];
  const { datasetId, log, workspaceId } = await addDataset(server, { minSubmitted: 2, questions });
  const [record] = await log([{ fields: { text: "a" } }]);
  const label = { label: { value: "positive" } };
  for (const [name, values] of [
    ["fay", label],
    ["gil", { ...label, topics: { value: ["a", "b"] } }],
  ] as const) {
    const { ask } = await server.addPerson(name, "annotator", [workspaceId]);
    await ask("POST", `/records/${record}/responses`, { status: "submitted", values });
  }
  const { body } = await server.owner("GET", `/glossa/datasets/${datasetId}/agreement`);
  expect(body.items).toEqual([
    { question: "label", records: 1, agreeing: 1, alpha: null, f1: null, people: expect.anything() },
    none("topics"),
  ]);
  const scope = { entity: "response", question: "topics", property: "agreement" };
  const filters = { and: [{ type: "terms", scope, values: ["agree", "disagree"] }] };
  const found = await server.owner("POST", `/me/datasets/${datasetId}/records/search`, { filters });
  expect(found.body.total).toBe(0);
});

it("annotators, other admins and plain servers do not get it", async () => {
  const outside = await server.addPerson("outside", "admin");
  expect((await agreement(people.ana)).status).toBe(403);
  expect((await agreement(outside)).status).toBe(403);
  const plain = await startTestServer({ isPlain: true });
  const { datasetId } = await addDataset(plain);
  expect((await plain.owner("GET", `/glossa/datasets/${datasetId}/agreement`)).status).toBe(404);
  await plain.close();
});
