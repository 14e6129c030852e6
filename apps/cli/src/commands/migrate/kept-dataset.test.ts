import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatasetFileHead } from "@glossa/contract";
import { expect, it } from "vitest";
import { continuing, keepDataset, openFormer, settle } from "./kept-dataset";

const head: DatasetFileHead = {
  ...{ glossa_dataset: 1, name: "d", guidelines: null, allow_extra_metadata: true, status: "ready" },
  distribution: { strategy: "overlap", min_submitted: 1 },
  ...{ fields: [], questions: [], metadata_properties: [], vectors_settings: [], people: [] },
};
const newFolder = () => mkdtempSync(join(tmpdir(), "glossa-kept-"));

it("work that was interrupted is known as such until it has been done", async () => {
  const place = join(newFolder(), "a.glossa.jsonl");
  const told: boolean[] = [];
  const work = async (wasInterrupted: boolean) => told.push(wasInterrupted);
  const failing = async (wasInterrupted: boolean) => {
    told.push(wasInterrupted);
    throw new Error("interrupted");
  };
  await continuing(place, work);
  await expect(continuing(place, failing)).rejects.toThrow("interrupted");
  await continuing(place, work);
  await continuing(place, work);
  expect(told).toEqual([false, false, true, false]);
});

it("a dataset that is read again is compared with what was last stored as a whole", async () => {
  const place = join(newFolder(), "a.glossa.jsonl");
  const keep = (name: string) => keepDataset({ head: { ...head, name }, async *records() {} }, place);
  const former = async () => (await openFormer(place))?.head.name;
  await keep("read, and the run was interrupted");
  await keep("stored");
  expect(await former()).toBeUndefined();
  await settle(place);
  await keep("updated in part");
  await keep("updated");
  expect(await former()).toBe("stored");
  await settle(place);
  expect(await former()).toBeUndefined();
  await keep("new");
  expect(await former()).toBe("updated");
});
