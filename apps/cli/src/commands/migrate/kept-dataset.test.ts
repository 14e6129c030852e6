import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatasetFileHead } from "@glossa/contract";
import { expect, it } from "vitest";
import { continuing, isCurrent, keepDataset, openFormer, settle } from "./kept-dataset";

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

it("a dataset that was kept is not the current one if its status or its number of records is another one", async () => {
  const place = join(newFolder(), "a.glossa.jsonl");
  expect(await isCurrent(place, { status: "ready", records: 0 })).toBe(false);
  const record = {
    ...{ id: null, server_id: "s", status: "pending" as const, fields: {}, metadata: {} },
    ...{ suggestions: {}, responses: [], vectors: {} },
  };
  await keepDataset(
    {
      head,
      async *records() {
        yield record;
      },
    },
    place,
  );
  expect(await isCurrent(place, { status: "ready", records: 1 })).toBe(true);
  expect(await isCurrent(place, { status: "ready", records: 2 })).toBe(false);
  expect(await isCurrent(place, { status: "draft", records: 1 })).toBe(false);
});
