import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

const texts = {
  fox: "The quick brown fox jumps",
  dog: "A lazy brown dog, quick-witted",
  mail: "Write to foo@bar.com about v1.2",
  french: "Un café crème à Besançon",
  greek: "Ὁ λόγος του Σωκράτης",
  arabic: "ذهب مُحَمَّد إلى السوق",
  thai: "ฉันรักภาษาไทยมาก",
  chinese: "我住在東京都",
  operators: "AND OR are words",
};
type Key = keyof typeof texts;

let server: TestServer;
let dataset: DatasetFixture;
const keys = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server, {
    fields: [
      { name: "chat", title: "C", settings: { type: "chat" } },
      { name: "custom", title: "K", settings: { type: "custom", template: "" } },
      { name: "image", title: "I", settings: { type: "image" } },
    ],
  });
  const entries = Object.entries(texts);
  const ids = await dataset.log(entries.map(([, text]) => ({ fields: { text } })));
  ids.forEach((id, index) => {
    keys.set(id, entries[index]?.[0] ?? "");
  });
});
afterAll(() => server.close());

async function find(q: string, field?: string) {
  const path = `/me/datasets/${dataset.datasetId}/records/search`;
  const { status, body } = await server.owner("POST", path, { query: { text: { q, field } } });
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  return body.items.map((item: { record: { id: string } }) => keys.get(item.record.id)).sort();
}

const all = Object.keys(texts).sort() as Key[];
const allBut = (...names: Key[]) => all.filter((name) => !names.includes(name));

describe("a text search finds (spec 441)", () => {
  test.each<[string, Key[]]>([
    ["quick", ["dog", "fox"]],
    ["QUICK brown", ["dog", "fox"]],
    ["qui", []],
    ["qui*", ["dog", "fox"]],
    ["brown fox", ["fox"]],
    ["+brown +fox", ["fox"]],
    ["fox dog", []],
    ["fox | dog", ["dog", "fox"]],
    ["fox|dog", ["dog", "fox"]],
    ['"quick brown"', ["fox"]],
    ['"brown quick"', []],
    ['"quick fox"~1', ["fox"]],
    ['"the jumps"~1', []],
    ["quick-witted", ["dog"]],
    ["fix~1", ["fox"]],
    ["jmups~1", []],
    ["jmups~2", ["fox"]],
    ["jmups~", ["fox"]],
    ["brwn~1 lazi~1", ["dog"]],
    ["bronw~2 -fox", ["dog"]],
    ["fox~0", ["fox"]],
    ["fix~0", []],
    ["jumpz~9", ["fox"]],
    ["cafés~1", ["french"]],
    ["zzzzzz~2", []],
    ["quick-witte~1", ["dog"]],
    ["東京~1", ["chinese"]],
    ["brown -fox", ["dog"]],
    ["-brown", allBut("dog", "fox")],
    ["-brown -foo", allBut("dog", "fox", "mail")],
    ["--brown", ["dog", "fox"]],
    ["fox | -quick", allBut("dog")],
    ["(fox | lazy) quick", ["dog", "fox"]],
    ["quick -(fox | lazy)", []],
    ["brown (fox", ["fox"]],
    ["brown ) fox", ["fox"]],
    ['"brown fox', ["fox"]],
    ["*", all],
    ["*ick", []],
    ["*ic*", ["dog", "fox"]],
    ["*UIC* -fox", ["dog"]],
    ["*afé*", ["french"]],
    ["*ωκρα*", ["greek"]],
    ["*حم*", ["arabic"]],
    ["*京都*", ["chinese"]],
    ["*oo@ba*", ["mail"]],
    ["*zzzz*", []],
    ["*q*k*", []],
    ["q*k", []],
    ["", []],
    ["  ", []],
    ["()", []],
    ["-", []],
    ["👋", []],
    ["foo@bar.com", ["mail"]],
    ["bar", ["mail"]],
    ["v1.2", ["mail"]],
    ["cafe", ["french"]],
    ["CAFÉ creme", ["french"]],
    ["besancon", ["french"]],
    ["λογοσ", ["greek"]],
    ["σωκρατης", ["greek"]],
    ["محمد", ["arabic"]],
    ["محـــمد", ["arabic"]],
    ["ภาษา", ["thai"]],
    ["東京", ["chinese"]],
    ["京都", ["chinese"]],
    ["東都", []],
    ["都", ["chinese"]],
    ["and or", ["operators"]],
    ["brown: /fox/ !", ["fox"]],
    [`${"x".repeat(1990)} | fox`, ["fox"]],
  ])("%j", async (q, expected) => expect(await find(q)).toEqual([...expected].sort()));
});

describe("a search in one field (spec 441)", () => {
  it("finds only matches in that field", async () => {
    const chat = [{ role: "user", content: "unicorns" }];
    const fields = { text: "horses", chat, custom: { deep: ["zebras"] }, image: "https://host/donkeys" };
    const [id = ""] = await dataset.log([{ fields }]);
    keys.set(id, "animals");
    expect(await find("unicorns")).toEqual(["animals"]);
    expect(await find("unicorns", "chat")).toEqual(["animals"]);
    expect(await find("user", "chat")).toEqual(["animals"]);
    expect(await find("unicorns", "text")).toEqual([]);
    expect(await find("-unicorns", "text")).toHaveLength(keys.size);
    expect(await find("zebras", "custom")).toEqual(["animals"]);
    expect(await find("donkeys", "image")).toEqual([]);
    await server.owner("DELETE", `/records/${id}`);
    keys.delete(id);
    expect(await find("unicorns")).toEqual([]);
  });

  it("finds changed texts", async () => {
    const [id = ""] = await dataset.log([{ fields: { text: "before" } }]);
    keys.set(id, "changing");
    await server.owner("PATCH", `/records/${id}`, { fields: { text: "afterwards" } });
    expect(await find("before")).toEqual([]);
    expect(await find("afterwards")).toEqual(["changing"]);
  });
});

describe("an invalid search", () => {
  it("is refused with a message", async () => {
    const path = `/me/datasets/${dataset.datasetId}/records/search`;
    const detailOf = async (text: object) =>
      (await server.owner("POST", path, { query: { text } })).body.detail;
    expect(await detailOf({ q: "a", field: "nope" })).toBe(
      `Field \`nope\` not found in dataset \`${dataset.datasetId}\`.`,
    );
  });
});
