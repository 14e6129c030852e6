import type { PartChange } from "@glossa/features/dataset-settings";
import { makeI18n } from "@glossa/locales";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { useLanguage } from "../state/language";
import { notices } from "../state/notices";
import { savePart } from "./save-settings";

const text = { type: "text" as const, use_markdown: false };
const seen = { id: "p", name: "p", required: true, settings: text };
const changed = (kind: PartChange["kind"], title: string, own = {}) =>
  ({ kind, seen, change: { title, ...own } }) as unknown as PartChange;
const asked = vi.fn(async () => new Response("{}"));

beforeAll(async () => useLanguage.setState({ i18n: await makeI18n("en") }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
