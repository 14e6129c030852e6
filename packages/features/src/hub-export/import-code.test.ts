import { expect, it, test } from "vitest";
import { hubOriginOf, importCode } from "./import-code";

const pair = (source: string, target = source) => ({ source, target });
const origin = {
  repoId: "ana/news",
  subset: "default",
  split: "train",
  mapping: { fields: [pair("text")], suggestions: [pair("label", "topic")] },
};

it("the code reads the stored repository and maps each column, with quotes escaped (spec 215)", () => {
  const code = importCode(
    { url: "https://example.org", apiKey: "key" },
    { name: 'my "news"', workspace: "support", origin },
  );
  expect(code).toContain('load_dataset("ana/news", name="default", split="train")');
  expect(code).toContain('client.datasets(name="my \\"news\\"", workspace="support")');
  expect(code).toContain('        "text": "text",\n        "label": "topic.suggestion",\n');
});

test.each([
  [null, undefined],
  [{}, undefined],
  [{ repoId: "ana/news" }, undefined],
  [{ ...origin, imported: "UI" }, origin],
  [{ ...origin, imported: true }, origin],
  [{ ...origin, imported: "SDK" }, undefined],
  [origin, undefined],
  [
    { ...origin, imported: "UI", mapping: { fields: [null, { source: 3 }] } },
    { ...origin, mapping: { fields: [], suggestions: [] } },
  ],
])("the metadata %j have the origin %j (spec 215, 422)", (metadata, read) => {
  expect(hubOriginOf(metadata)).toEqual(read);
});
