import { expect, test } from "vitest";
import { formEntriesOf } from "./entries";

test("a form gets each span of the answer once, with its details and without its look (library 4.10)", () => {
  const ana = { start: 0, end: 3, label: "person", note: "the author" };
  const entries = formEntriesOf([
    { ...ana, look: "pencilled", score: "0.9" },
    ana,
    { start: 8, end: 11, label: "person", look: "suggested" },
  ]);
  expect(entries).toEqual(['{"start":0,"end":3,"label":"person","note":"the author"}']);
});
