import { expect, test } from "vitest";
import { rowIds } from "../records/row-id";
import { opened } from "../testing/files";
import { profileOf } from "./columns/profile";
import { hasOwnIds } from "./dataset-ids";
import type { DatasetParts } from "./dataset-parts";
import { guessPlan } from "./guess-plan";
import { planForDataset } from "./plan-for-dataset";

const parts = (recordIds: readonly string[]): DatasetParts => ({
  fields: [
    { name: "text", title: "Text", required: true, settings: { type: "text", use_markdown: false } },
  ] as unknown as DatasetParts["fields"],
  questions: [],
  metadata: [],
  recordIds,
});

async function idColumnOf(content: string, recordIds: readonly string[], id?: string) {
  const file = await opened(content, "x.csv");
  const profile = await profileOf(file, id === undefined ? {} : { id });
  const guessed = guessPlan({ profile, hints: file.hints });
  return planForDataset(guessed, parts(recordIds), { ...profile, chosenId: id }).idColumn;
}

const letters = "letter,text\nL-1,It is done\nL-2,It is late\n";
const tickets = "ticket_id,code,text\n7,L-1,It is done\n8,L-2,It is late\n";
const derived = rowIds()({ letter: "L-1", text: "It is done" });

test.each<[string, string, readonly string[], string | undefined]>([
  ["the one that is called so, where there are no records", tickets, [], "ticket_id"],
  ["the one that has ids of the records, whatever its name", tickets, ["L-2", "L-9"], "code"],
  ["the one whose values are written like them", letters, ["L-8", "L-9"], "letter"],
  ["none, where two are written like them", "a,b,text\nL-1,M-1,One\nL-2,M-2,Two\n", ["L-9"], undefined],
  ["none, where no column has another value in each row", "a,text\nL-1,One\nL-1,Two\n", ["L-1"], undefined],
  ["none, where they were derived from the same rows", letters, [derived], undefined],
  ["the one that is called so, where they were derived from other rows", tickets, [derived], "ticket_id"],
])("the ids of rows for a dataset come from %s", async (_, content, recordIds, expected) => {
  expect(await idColumnOf(content, recordIds)).toBe(expected);
});

test("a column that was chosen has the ids, whatever the records have", async () => {
  expect(await idColumnOf(tickets, ["L-1"], "ticket_id")).toBe("ticket_id");
});

test.each<[readonly string[], boolean]>([
  [[], false],
  [[derived, `${derived}-2`], false],
  [[derived, "L-1"], true],
])("records with the ids %j have ids of their own: %s", (recordIds, expected) => {
  expect(hasOwnIds(parts(recordIds))).toBe(expected);
});
