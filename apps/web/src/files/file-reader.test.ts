import { expect, it } from "vitest";
import { startFileReader } from "./file-reader";
import type { Question, Reply } from "./messages";

/** A worker with so many batches of one record in each reading, which counts the listeners that stay. */
function workerWith(batches: number) {
  const listeners = new Set<unknown>();
  let reading = 0;
  let left = 0;
  const answerTo = (question: Question): Reply => {
    if (question.ask === "open") return { reply: "answer", answer: { files: [] } };
    if (question.ask === "begin") {
      left = batches;
      reading += 1;
      return { reply: "answer", answer: reading };
    }
    if (question.reading !== reading)
      return { reply: "failed", problem: undefined, message: "Another reading." };
    left -= 1;
    const record = { external_id: `${reading}-${left}`, fields: {}, metadata: {}, suggestions: {} };
    return {
      reply: "answer",
      answer: { records: [record], refused: [], leftOut: [], isLast: left === 0 },
    };
  };
  const worker = {
    addEventListener: (_: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
    postMessage: (question: Question, [port]: [MessagePort]) => port.postMessage(answerTo(question)),
    terminate: () => undefined,
  };
  return { reader: startFileReader(worker as unknown as Worker), listeners };
}

const idsOf = async (records: AsyncIterable<{ external_id: string }>) => {
  const ids = [];
  for await (const { external_id } of records) ids.push(external_id);
  return ids;
};

it("keeps nothing of the batches of a large file", async () => {
  const { reader, listeners } = workerWith(100);
  expect(await idsOf(reader.records(undefined).records())).toHaveLength(100);
  expect(listeners.size).toBe(0);
});

it("a reading that was given up gets no records of the next one, and takes none from it", async () => {
  const { reader } = workerWith(3);
  const { records } = reader.records(undefined);
  const first = records()[Symbol.asyncIterator]();
  expect((await first.next()).value).toMatchObject({ external_id: "1-2" });
  const second = idsOf(records());
  await expect(first.next()).rejects.toThrow("Another reading.");
  expect(await second).toEqual(["2-2", "2-1", "2-0"]);
});
