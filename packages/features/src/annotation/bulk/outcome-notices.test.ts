import { makeI18n, type Translate } from "@glossa/locales";
import { expect, test } from "vitest";
import { type BulkResult, outcomeNotices } from "./outcome-notices";

const i18n = await makeI18n("en");
const t = i18n.t as unknown as Translate;
const result: BulkResult = {
  kind: "submit",
  direction: "done",
  total: 3,
  saved: 3,
  waiting: 0,
  failures: [],
  isAll: false,
  isCancelled: false,
};
const said = (own: Partial<BulkResult>) =>
  outcomeNotices({ ...result, ...own }, t).map(({ tone, text, hasUndo }) =>
    [tone, text, ...(hasUndo ? ["Undo"] : [])].join(" | "),
  );

test.each<[string, Partial<BulkResult>, string[]]>([
  ["all records saved", {}, ["info | 3 records submitted | Undo"]],
  [
    "all results saved (spec 293)",
    { isAll: true, total: 214, saved: 214 },
    ["info | All 214 records annotated: submitted | Undo"],
  ],
  [
    "some records refused (spec 294)",
    { saved: 2, failures: ["c"] },
    ["danger | Some records failed to annotate: 1 of 3 not saved", "info | 2 records submitted | Undo"],
  ],
  [
    "no server",
    { kind: "draft", saved: 0, waiting: 3 },
    ["warning | 3 answers are stored in this browser until they can be sent"],
  ],
  [
    "a cancellation",
    { isCancelled: true, saved: 8, waiting: 2, total: 25 },
    ["warning | Stopped after 10 of 25 records | Undo"],
  ],
  [
    "results that cannot be loaded",
    { isNotLoaded: true, saved: 0 },
    ["danger | The results could not be loaded. Nothing was saved."],
  ],
  [
    "what the server left out",
    {
      saved: 1490,
      total: 1500,
      isAll: true,
      left: {
        changed: 1,
        incomplete: 4,
        refused: 5,
        unaffected: 6,
        reasons: [{ reason: "too long", count: 5 }],
      },
    },
    [
      "info | 1,490 records submitted | Undo",
      "warning | 1 record was left because you answered it elsewhere in the meantime",
      "warning | 6 records had no suggestion to accept",
      "warning | 4 records were left because required answers are missing",
      "warning | 5 records were refused: too long",
    ],
  ],
  [
    "what an undo of the server left as it is",
    { direction: "undone", left: { changed: 2, incomplete: 0, refused: 0, unaffected: 0, reasons: [] } },
    ["warning | 2 answers were not undone because you have changed them since"],
  ],
  ["an undo, which is announced", { direction: "undone" }, []],
])("%s is told", (_name, own, notices) => {
  expect(said(own)).toEqual(notices);
});
