import { expect, it } from "vitest";
import { entryAfter, type Hold } from "../../outbox/entry";
import type { StoredResponse } from "./response";
import { type SaveStateInput, saveStateOf } from "./save-state";

const values = { note: { value: "other" } };
const other: StoredResponse = { id: "1", updatedAt: "1", status: "submitted", values };
const pendingWrite = { server: "here", userId: "ana", datasetId: "d", recordId: "r1", base: null };

function entry(hold: Hold | null, attempts = 0) {
  const made = entryAfter({ ...pendingWrite, target: { status: "draft", values } }, undefined, 0);
  return made && { ...made, hold, attempts };
}

const input = (some: Partial<SaveStateInput>): SaveStateInput => ({
  isModified: false,
  entry: null,
  confirmed: null,
  nextTryAt: undefined,
  overtaken: null,
  ...some,
});
const refused: Hold = { kind: "refused", reason: "no", status: 422 };

it.each<[string, Partial<SaveStateInput>, object]>([
  ["nothing, untouched", {}, { kind: "none" }],
  ["saved, with the server's yes", { confirmed: other }, { kind: "saved" }],
  ["unsaved, changed since", { confirmed: other, isModified: true }, { kind: "unsaved" }],
  ["saving, on its way", { entry: entry(null), confirmed: other }, { kind: "saving" }],
  [
    "waiting, for what the server has said",
    { entry: entry(null, 1), nextTryAt: 7, waitReason: "diskFull" },
    { kind: "waiting", nextTryAt: 7, why: "diskFull" },
  ],
  ["waiting, after a try", { entry: entry(null, 1), nextTryAt: 7 }, { kind: "waiting", nextTryAt: 7 }],
  [
    "refused, without later changes",
    { entry: entry(refused) },
    { kind: "refused", reason: "no", isFault: false },
  ],
  ["unsaved, mended after a refusal", { entry: entry(refused), isModified: true }, { kind: "unsaved" }],
  ["in need of a sign-in", { entry: entry({ kind: "signIn" }) }, { kind: "signIn" }],
  [
    "in conflict, whatever was changed since",
    { entry: entry({ kind: "conflict", other }), isModified: true },
    { kind: "conflict", other: values, savedAt: "1" },
  ],
  [
    "in conflict, where the server's is newer than the one that unsaved changes began with",
    { confirmed: other, overtaken: { response: null, base: null }, isModified: true },
    { kind: "conflict", other: values, savedAt: "1" },
  ],
  [
    "refused by a server that failed at it, and can be tried again (use G1)",
    { entry: entry({ kind: "refused", reason: "no", status: 500 }) },
    { kind: "refused", reason: "no", isFault: true },
  ],
])("the save state is %s", (_, some, badge) => {
  expect(saveStateOf(input(some))).toEqual(badge);
});
