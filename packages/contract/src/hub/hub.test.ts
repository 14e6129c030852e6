import { expect, it, test, vi } from "vitest";
import { columnTypeOf } from "./column-type";
import { hubViewer } from "./viewer";

const string = { dtype: "string", _type: "Value" };
const turn = { role: string, content: string };
const label = { names: ["neg", "pos"], _type: "ClassLabel" };
const chat = { kind: "chat" };

test.each([
  [string, { kind: "string" }],
  [{ dtype: "large_string", _type: "Value" }, { kind: "string" }],
  [
    { dtype: "uint8", _type: "Value" },
    { kind: "integer", dtype: "uint8" },
  ],
  [
    { dtype: "float64", _type: "Value" },
    { kind: "float", dtype: "float64" },
  ],
  [
    { dtype: "timestamp[us, tz=UTC]", _type: "Value" },
    { kind: "other", dtype: "timestamp[us, tz=UTC]" },
  ],
  [{ decode: true, id: null, _type: "Image" }, { kind: "image" }],
  [
    { num_classes: 2, ...label },
    { kind: "class_label", names: ["neg", "pos"] },
  ],
  [
    { feature: string, _type: "List" },
    { kind: "list", of: { kind: "string" } },
  ],
  [
    { feature: string, length: -1, _type: "Sequence" },
    { kind: "list", of: { kind: "string" } },
  ],
  [[string], { kind: "list", of: { kind: "string" } }],
  [
    { feature: label, _type: "LargeList" },
    { kind: "list", of: { kind: "class_label", names: ["neg", "pos"] } },
  ],
  [
    { feature: { _type: "Image" }, _type: "List" },
    { kind: "list", of: { kind: "image" } },
  ],
  [{ feature: turn, _type: "List" }, chat],
  [{ feature: { ...turn, name: string }, length: -1, _type: "Sequence" }, chat],
  [[turn], chat],
  [{ role: { feature: string, _type: "List" }, content: { feature: string, _type: "List" } }, chat],
  [
    [{ start: { dtype: "int64", _type: "Value" }, end: { dtype: "int64", _type: "Value" }, label: string }],
    { kind: "spans" },
  ],
  [[{ start: string, end: string, label: string }], { kind: "list", of: { kind: "other", dtype: "struct" } }],
  [turn, { kind: "other", dtype: "struct" }],
  [{ _type: "Audio" }, { kind: "other", dtype: "Audio" }],
  [null, { kind: "other", dtype: "struct" }],
])("the column type %j is understood (spec 192)", (feature, type) => {
  expect(columnTypeOf(feature)).toEqual(type);
});

function viewerOf(...replies: { status?: number; code?: string; body?: unknown }[]) {
  const wait = vi.fn(async () => undefined);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const { status = 200, code, body = {} } = replies.shift() ?? {};
    return new Response(JSON.stringify(body), { status, headers: code ? { "x-error-code": code } : {} });
  });
  return { viewer: hubViewer({ url: "https://viewer.test/", fetch, wait }), fetch, wait };
}

it("lists splits and columns of each subset (spec 193, 486)", async () => {
  const { viewer, fetch } = viewerOf({
    body: {
      dataset_info: {
        en: { features: { text: string }, splits: { train: { num_examples: 8 }, test: {} } },
        de: { features: { text: string, label }, splits: { train: { num_examples: 3 } } },
        broken: { features: null, splits: {} },
      },
      pending: [],
      failed: [],
      partial: false,
    },
  });
  expect(await viewer.subsets("ns/name")).toEqual([
    {
      name: "en",
      splits: [
        { name: "train", rows: 8 },
        { name: "test", rows: undefined },
      ],
      columns: [{ name: "text", type: { kind: "string" } }],
    },
    {
      name: "de",
      splits: [{ name: "train", rows: 3 }],
      columns: [
        { name: "text", type: { kind: "string" } },
        { name: "label", type: { kind: "class_label", names: ["neg", "pos"] } },
      ],
    },
  ]);
  expect(fetch.mock.calls[0]?.[0]).toBe("https://viewer.test/info?dataset=ns%2Fname");
});

const selection = { repository: "ns/name", subset: "en", split: "train" };

it("decodes the first rows; a truncated chat or list is not read as JSON (spec 195)", async () => {
  const feature = (name: string, type: unknown) => ({ feature_idx: 0, name, type });
  const { viewer } = viewerOf({
    body: {
      features: [
        feature("text", string),
        feature("label", label),
        feature("labels", { feature: label, _type: "List" }),
        feature("picture", { _type: "Image" }),
        feature("chat", [turn]),
        feature("old", { feature: turn, _type: "Sequence" }),
        feature("tags", { feature: string, _type: "List" }),
        feature("constructor", string),
      ],
      rows: [
        {
          row_idx: 0,
          row: {
            text: "Hello",
            label: 1,
            labels: [0, 1],
            picture: { src: "https://viewer.test/a.jpg", height: 1, width: 1 },
            chat: [{ role: "user", content: null }],
            old: { role: ["user", "bot"], content: ["Hi", "Ho"] },
            tags: '["a", "b',
          },
          truncated_cells: ["tags"],
        },
        { row_idx: 1, row: { text: null, label: -1 }, truncated_cells: [] },
      ],
    },
  });
  const [first, second] = await viewer.firstRows(selection);
  expect(Object.entries(first ?? {}).map(([name, cell]) => [name, cell.value])).toEqual([
    ["text", "Hello"],
    ["label", "pos"],
    ["labels", ["neg", "pos"]],
    ["picture", "https://viewer.test/a.jpg"],
    ["chat", [{ role: "user", content: "" }]],
    [
      "old",
      [
        { role: "user", content: "Hi" },
        { role: "bot", content: "Ho" },
      ],
    ],
    ["tags", null],
    ["constructor", null],
  ]);
  expect(first?.tags).toEqual({ value: null, text: '["a", "b…', isTruncated: true });
  expect([second?.text?.value, second?.label?.value]).toEqual([null, null]);
});

it("reads limits of numbers and frequencies of labels from the statistics (spec 194)", async () => {
  const column = (column_name: string, column_type: string, column_statistics: unknown) => ({
    column_name,
    column_type,
    column_statistics,
  });
  const { viewer } = viewerOf({
    body: {
      num_examples: 9,
      statistics: [
        column("pages", "int", { nan_count: 0, min: 3, max: 42 }),
        column("label", "class_label", { nan_count: 2, frequencies: { neg: 3, pos: 4 } }),
        column("text", "string_text", { nan_count: 0, min: 1, max: 90 }),
        column("day", "datetime", { nan_count: 0, min: "2026-01-01", max: "2026-02-01" }),
        column("is_new", "bool", { nan_count: 0, frequencies: { True: 1 } }),
      ],
    },
  });
  const none = { range: undefined, frequencies: undefined };
  expect(await viewer.facts(selection)).toEqual({
    pages: { missing: 0, range: { min: 3, max: 42 }, frequencies: undefined },
    label: {
      missing: 2,
      range: undefined,
      frequencies: [
        { value: "pos", count: 4 },
        { value: "neg", count: 3 },
      ],
    },
    text: { missing: 0, ...none },
    day: { missing: 0, ...none },
    is_new: { missing: 0, ...none },
  });
});

test.each([
  [
    "a missing, private or gated repository",
    { status: 401, code: "ExternalUnauthenticatedError" },
    "notFound",
  ],
  ["an unknown split", { status: 404, code: "ResponseNotFound" }, "notFound"],
  ["a disabled viewer", { status: 501, code: "NotSupportedDisabledViewerError" }, "failed"],
  ["another form of reply", { body: { dataset_info: 3 } }, "failed"],
  ["a repository without data", { body: { dataset_info: {} } }, "notFound"],
])("tells %s (spec 453)", async (_, reply, kind) => {
  const failure = "ERROR_FETCHING_DATASET";
  await expect(viewerOf(reply).viewer.subsets("ns/name")).rejects.toMatchObject({ kind, failure });
});

it("asks again while a reply is being computed, four times at most", async () => {
  const notReady = { status: 500, code: "ResponseNotReady" };
  const info = {
    body: { dataset_info: { en: { features: { text: string }, splits: { train: {} } } } },
  };
  const ready = viewerOf(notReady, notReady, info);
  expect(await ready.viewer.subsets("ns/name")).toHaveLength(1);
  expect(ready.wait).toHaveBeenCalledTimes(2);
  const never = viewerOf(notReady, notReady, notReady, notReady, info);
  await expect(never.viewer.subsets("ns/name")).rejects.toMatchObject({ kind: "notReady" });
  expect(never.fetch).toHaveBeenCalledTimes(4);
});

it("tells a hub that can't be reached from a call that was aborted", async () => {
  const fetch = async () => Promise.reject(new TypeError("fetch failed"));
  const viewer = hubViewer({ url: "https://viewer.test", fetch });
  await expect(viewer.subsets("ns/name")).rejects.toMatchObject({ kind: "network" });
  await expect(viewer.subsets("ns/name", AbortSignal.abort())).rejects.toMatchObject({ kind: "aborted" });
});
