import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, anOption } from "../../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../../testing/test-server";

let server: TestServer;
let people: Record<"ana" | "ben" | "cleo" | "admin", Person>;
let ids: string[];
let path: string;

beforeAll(async () => {
  server = await startTestServer();
  const options = ["a", "b"].map(anOption);
  const { datasetId, workspaceId, log } = await addDataset(server, {
    minSubmitted: 3,
    questions: [
      { name: "topics", title: "T", settings: { type: "multi_label_selection", options } },
      { name: "note", title: "N", settings: { type: "text" } },
    ],
  });
  path = `/me/datasets/${datasetId}/records/search`;
  const add = (name: string, role: "annotator" | "admin") => server.addPerson(name, role, [workspaceId]);
  people = {
    ana: await add("ana", "annotator"),
    ben: await add("ben", "annotator"),
    cleo: await add("cleo", "annotator"),
    admin: await add("admin", "admin"),
  };
  ids = await log(Array.from({ length: 6 }, (_, index) => ({ fields: { text: `${index}` } })));
  const { ana, ben, cleo, admin } = people;
  const say = ({ ask }: Person, record: number, given: [string, ...string[]], status = "submitted") => {
    const [label, ...topics] = given;
    const values = { label: { value: label }, topics: { value: topics }, note: { value: "n" } };
    return ask("POST", `/records/${ids[record]}/responses`, { status, values });
  };
  // The same, other labels, other topics, one alone, only one submitted, one of three differs.
  await say(ana, 0, ["positive", "a"]);
  await say(ben, 0, ["positive", "a"]);
  await say(ana, 1, ["positive", "a"]);
  await say(ben, 1, ["negative", "a"]);
  await say(ana, 2, ["positive", "a", "b"]);
  await say(ben, 2, ["positive", "a"]);
  await say(admin, 3, ["negative", "b"]);
  await say(ana, 4, ["positive", "a"]);
  await say(ben, 4, ["negative", "b"], "draft");
  await say(ana, 5, ["positive", "b"]);
  await say(ben, 5, ["positive", "b"]);
  await say(cleo, 5, ["negative", "b"]);
});
afterAll(() => server.close());

const filter = (scope: object, ...values: string[]) => ({
  filters: { and: [{ type: "terms", scope: { entity: "response", ...scope }, values }] },
});

async function found({ ask }: Pick<Person, "ask">, body: object): Promise<number[] | number> {
  const reply = await ask("POST", path, body);
  if (reply.status !== 200) return reply.status;
  const numbers: number[] = reply.body.items.map(({ record }: { record: { id: string } }) =>
    ids.indexOf(record.id),
  );
  expect(reply.body.total).toBe(numbers.length);
  return numbers.sort();
}

describe("owners and admins find records", () => {
  it.each([
    ["label", "disagree", [1, 5]],
    ["label", "agree", [0, 2]],
    ["topics", "disagree", [2]],
    ["topics", "agree", [0, 1, 5]],
    ["note", "agree", [0, 1, 2, 5]],
  ])("by %s where people %s", async (question, value, expected) => {
    const body = filter({ question, property: "agreement" }, value);
    expect(await found(people.admin, body)).toEqual(expected);
    expect(await found({ ask: server.owner }, body)).toEqual(expected);
  });

  it("by the responses of others, besides their own", async () => {
    const { admin } = people;
    const negative = { question: "label" };
    expect(await found(admin, filter({ ...negative, of: "others" }, "negative"))).toEqual([1, 4, 5]);
    expect(await found(admin, filter(negative, "negative"))).toEqual([3]);
    expect(await found(admin, filter({ property: "status", of: "others" }, "draft"))).toEqual([4]);
    expect(await found(admin, filter({ property: "status", of: "others" }, "pending"))).toEqual([3]);
  });

  it.each([
    [["ana"], [0, 1, 2, 4, 5]],
    [["ben"], [0, 1, 2, 5]],
    [
      ["cleo", "admin"],
      [3, 5],
    ],
    [["nobody"], []],
  ])("by who has submitted a response: %s", async (names, expected) => {
    const body = filter({ property: "user" }, ...names);
    expect(await found(people.admin, body)).toEqual(expected);
    expect(await found({ ask: server.owner }, body)).toEqual(expected);
  });

  it("by who has submitted a response and by another filter", async () => {
    const [byUser, byLabel] = [
      filter({ property: "user" }, "ben"),
      filter({ question: "label", of: "others" }, "negative"),
    ];
    const both = { filters: { and: [...byUser.filters.and, ...byLabel.filters.and] } };
    expect(await found(people.admin, both)).toEqual([1, 5]);
  });

  it("together with all other filters", async () => {
    const disagree = filter({ question: "label", property: "agreement" }, "disagree", "agree");
    const cleo = { type: "terms", scope: { entity: "record", property: "id" }, values: ids.slice(0, 2) };
    const both = { filters: { and: [...disagree.filters.and, cleo] } };
    expect(await found(people.admin, both)).toEqual([0, 1]);
  });
});

it("annotators may not look at the responses of others", async () => {
  const { ana } = people;
  expect(await found(ana, filter({ question: "label", of: "others" }, "negative"))).toBe(403);
  expect(await found(ana, filter({ question: "label", property: "agreement" }, "disagree"))).toBe(403);
  expect(await found(ana, filter({ property: "user" }, "ana"))).toBe(403);
});

it.each([
  ["without a question", filter({ property: "agreement" }, "disagree")],
  ["with another value", filter({ question: "label", property: "agreement" }, "positive")],
])("a filter on agreement is refused %s", async (_, body) => {
  expect(await found(people.admin, body)).toBe(422);
});

it("a plain server does not know them, as Argilla's", async () => {
  const plain = await startTestServer({ isPlain: true });
  const { datasetId } = await addDataset(plain);
  const search = (body: object) => plain.owner("POST", `/me/datasets/${datasetId}/records/search`, body);
  expect((await search(filter({ question: "label", property: "agreement" }, "disagree"))).status).toBe(422);
  expect((await search(filter({ property: "user" }, "ana"))).status).toBe(422);
  expect((await search(filter({ question: "label", of: "others" }, "negative"))).status).toBe(200);
  await plain.close();
});
