import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadOf } from "./download";

const conll = ["a", "a", "b"].map((id) => `# id = ${id}\n# text = Hi\nHi\tO\n\n`).join("");

const dataset = { id: "d", dataset: "tickets", workspace: "acme" };

beforeEach(() => {
  const reply = () => Promise.resolve(new Response(conll, { headers: { "x-glossa-records": "20" } }));
  vi.spyOn(globalThis, "fetch").mockImplementation(reply);
  const showSaveFilePicker = async ({ suggestedName: name }: { suggestedName: string }) => ({
    name,
    createWritable: async () => new WritableStream(),
  });
  vi.stubGlobal("showSaveFilePicker", showSaveFilePicker);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  // Each annotator of a record has a document.
  ["conll", 2, undefined],
  ["csv", 20, 20],
] as const)(
  "a file of the format %s is said to have the records that are in it",
  async (...[format, records, first]) => {
    const request = {
      ...({ selection: "all", format, responses: "all", question: undefined } as const),
      ...{ hasBom: false, escapesFormulas: false, hasVectors: false, isWithoutNames: false },
    };
    const told: unknown[] = [];
    const outcome = await downloadOf(dataset, () => ({}))(request, {
      signal: new AbortController().signal,
      onProgress: (progress) => told.push(progress.records),
    });
    expect(outcome).toMatchObject({ state: "saved", progress: { records, bytes: conll.length } });
    expect(told[0]).toBe(first);
  },
);

test.each([
  ["majority", { voters: ["ana"], deciders: ["lena"] }],
  // What another choice hides is not asked for: the server would refuse it.
  ["all", { voters: undefined, deciders: undefined }],
] as const)("only a file with the majority names people (%s)", async (responses, expected) => {
  const request = {
    ...({ selection: "all", format: "csv", responses, question: undefined } as const),
    ...{ hasBom: false, escapesFormulas: false, hasVectors: false, isWithoutNames: false },
    ...{ voters: ["ana"], deciders: ["lena"] },
  };
  const control = { signal: new AbortController().signal, onProgress: () => undefined };
  await downloadOf(dataset, () => ({}))(request, control);
  const { voters, deciders } = JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body));
  expect({ voters, deciders }).toEqual(expected);
});

test.each([
  ["csv", "all", true],
  ["jsonl", "mine", true],
  // The choice stays in the form, but these have no names, or keep them.
  ["csv", "mine", false],
  ["glossa", "all", false],
] as const)("a file is without names if it would have some: %s, %s", async (format, responses, expected) => {
  const request = {
    ...({ selection: "all", format, responses, question: undefined } as const),
    ...{ hasBom: false, escapesFormulas: false, hasVectors: false, isWithoutNames: true },
  };
  const control = { signal: new AbortController().signal, onProgress: () => undefined };
  await downloadOf(dataset, () => ({}))(request, control);
  const body = JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body));
  expect(body.without_names).toBe(expected);
});

test.each([
  ["all", true, /^acme-tickets-everyone-without-names-\d{4}-\d\d-\d\d\.csv$/],
  ["majority", false, /^acme-tickets-majority-\d{4}-\d\d-\d\d\.csv$/],
  // A table of these has no names to leave out.
  ["mine", true, /^acme-tickets-mine-\d{4}-\d\d-\d\d\.csv$/],
] as const)(
  "a file is named after its workspace and the answers of %s",
  async (...[responses, isWithoutNames, name]) => {
    const request = {
      ...({ selection: "all", format: "csv", responses, question: undefined } as const),
      ...{ hasBom: false, escapesFormulas: false, hasVectors: false, isWithoutNames },
    };
    const control = { signal: new AbortController().signal, onProgress: () => undefined };
    const outcome = await downloadOf(dataset, () => ({}))(request, control);
    expect(outcome).toMatchObject({ name: expect.stringMatching(name) });
  },
);
