import type { PartChange } from "@glossa/features/dataset-settings";
import { afterEach, expect, test, vi } from "vitest";
import { notices } from "../state/notices";
import { queryClient } from "./client";
import { metadataPropertiesQuery } from "./datasets";
import { addPart, savePart } from "./save-settings";

const text = { type: "text" as const, use_markdown: false };
const seen = { id: "p", name: "p", required: true, settings: text };
const changed = (kind: PartChange["kind"], title: string, own = {}) =>
  ({ kind, seen, change: { title, ...own } }) as unknown as PartChange;
const asked = vi.fn(async () => new Response("{}"));

afterEach(() => {
  vi.restoreAllMocks();
  asked.mockClear();
});

test.each([
  ["Field is not valid for update", changed("field", "x".repeat(501))],
  ["Question is not valid for update", changed("question", " ", { description: null, settings: text })],
  [
    "Question is not valid for update",
    changed("question", "Why?", { description: "x".repeat(501), settings: text }),
  ],
  ["Metadata is not valid for update", changed("metadata", "")],
  ["Vector is not valid for update", changed("vector", "x".repeat(501))],
])("what is not valid is not sent: %s (spec 149)", async (words, part) => {
  vi.stubGlobal("fetch", asked);
  const show = vi.spyOn(notices, "show");
  expect(await savePart("d")(part)).toBe("failed");
  expect(show).toHaveBeenCalledExactlyOnceWith({ tone: "danger", text: words });
  expect(asked).not.toHaveBeenCalled();
});

const body = {
  name: "Ort",
  title: "Ort",
  settings: { type: "terms" as const, values: null },
  visible_for_annotators: true,
};
const moment = "2026-03-02T10:00:00";
const property = { id: "m", dataset_id: "d", ...body, inserted_at: moment, updated_at: moment };
const { queryKey } = metadataPropertiesQuery("d");

test("a part that was added is in the list at once, without another request", async () => {
  const reply = vi.fn(async () => Response.json(property, { status: 201 }));
  vi.stubGlobal("fetch", reply);
  const show = vi.spyOn(notices, "show");
  queryClient.setQueryData(queryKey, []);
  expect(await addPart("d")({ kind: "metadata", body })).toBeUndefined();
  expect(queryClient.getQueryData(queryKey)).toEqual([property]);
  expect(reply).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledExactlyOnceWith({ tone: "success", text: "“Ort” was added" });
});

test.each([
  ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["after a conflict", async () => Response.json({ detail: "taken" }, { status: 409 })],
  ["after a fault of the server", async () => new Response("", { status: 500 })],
])(
  "a part that was not added, %s: the reason is returned, and the list is as before",
  async (_when, reply) => {
    vi.stubGlobal("fetch", vi.fn(reply));
    queryClient.setQueryData(queryKey, [property]);
    expect(await addPart("d")({ kind: "metadata", body })).toMatch(/\w{3}/);
    expect(queryClient.getQueryData(queryKey)).toEqual([property]);
  },
);
