import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { continuing } from "./kept-dataset";

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
