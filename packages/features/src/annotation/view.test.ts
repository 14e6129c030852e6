import type { DatasetRecord, MetadataProperty } from "@glossa/contract";
import { makeI18n, type Translate } from "@glossa/locales";
import { describe, expect, it } from "vitest";
import { type Announcement, announcementText } from "./announcement-text";
import { aQuestion } from "./fixtures/fixtures";
import { emptyReasonOf } from "./queue/empty-reason";
import { recordView } from "./record/record-view";

const counts = { total: 9, submitted: 4, discarded: 0, draft: 0 };

describe("why a queue is empty", () => {
  it.each([
    ["nothing of this kind", "draft", { ...counts, pending: 5 }, "draft"],
    ["nothing left to do", "pending", { ...counts, pending: 0 }, "pending"],
    ["what is left was completed by the team", "pending", { ...counts, pending: 5 }, "completed"],
    ["nobody knows yet", "pending", undefined, "pending"],
  ] as const)("is reported: %s", (_, status, progress, reason) => {
    expect(emptyReasonOf(status, { progress, isAdminOrOwner: false })).toBe(reason);
  });

  it.each([
    [true, "datasetForAdmin"],
    [false, "datasetForAnnotator"],
  ])("depends on the user's role if the dataset has no records", (isAdminOrOwner, reason) => {
    const progress = { total: 0, submitted: 0, discarded: 0, draft: 0, pending: 0 };
    expect(emptyReasonOf("pending", { progress, isAdminOrOwner })).toBe(reason);
  });
});

describe("the metadata of a record", () => {
  const properties = ["score", "tags", "hours", "secret"].map(
    (name) => ({ name, title: name.toUpperCase() }) as MetadataProperty,
  );
  const viewOf = (metadata: Record<string, unknown> | null) =>
    recordView({ id: "r", status: "completed", fields: {}, metadata } as unknown as DatasetRecord, {
      status: "draft",
      properties,
      formatNumber: (value) => `${value} in words`,
    });

  it("is shown formatted, in the order of its properties, without missing values", () => {
    const metadata = { tags: ["a", 2], score: 0.5, hours: null, hidden: "not a property" };
    expect(viewOf(metadata).metadata).toEqual([
      { title: "SCORE", value: "0.5 in words" },
      { title: "TAGS", value: "a, 2 in words" },
    ]);
    expect(viewOf(null).metadata).toEqual([]);
  });

  it("includes the status and completion of the record", () => {
    expect(viewOf(null)).toMatchObject({ status: "draft", isCompleted: true, suggestions: [] });
  });
});

describe("an announcement", () => {
  const questions = [
    aQuestion({ name: "need", title: "What is needed?", settings: { type: "text" } as never }),
  ];
  const cases: [Announcement, string][] = [
    [{ kind: "nothingToUndo" }, "Nothing to undo"],
    [{ kind: "nothingToRedo" }, "Nothing to redo"],
    [{ kind: "atStart" }, "No previous records"],
    [{ kind: "atEnd" }, "No more records"],
    [{ kind: "cleared" }, "Cleared"],
    [{ kind: "discarded", place: { kind: "record", position: 2, total: 75 } }, "Discarded. Record 2 of 75"],
    [
      { kind: "draftSaved", place: { kind: "left", status: "draft", total: 44 } },
      "Draft saved. Record: Draft, 44 left",
    ],
    [{ kind: "found", status: "discarded", count: 1 }, "Discarded: 1 record found"],
    [{ kind: "found", status: "pending", count: 1200 }, "Pending: 1,200 records found"],
    [{ kind: "arrived", place: { kind: "record", position: 3, total: 78 } }, "Record 3 of 78"],
    [
      { kind: "submitted", place: { kind: "record", position: 4, total: 1078 } },
      "Submitted. Record 4 of 1,078",
    ],
    [
      { kind: "found", status: "pending", count: 45, place: { kind: "record", position: 1, total: 45 } },
      "Pending: 45 records found. Record 1 of 45",
    ],
    [
      { kind: "undone", step: { kind: "submit" }, place: { kind: "left", status: "submitted", total: 7 } },
      "Undone: submit. Record: Submitted, 7 left",
    ],
    [{ kind: "arrived", place: { kind: "page", from: 11, to: 20, total: 102 } }, "Records 11 to 20 of 102"],
    [{ kind: "arrived", place: { kind: "page", from: 11, to: 11, total: 11 } }, "Record 11 of 11"],
    [
      { kind: "arrived", place: { kind: "left", status: undefined, total: 3 } },
      "Page with answered records, 3 left",
    ],
    [{ kind: "undone", step: { kind: "submit" } }, "Undone: submit"],
    [{ kind: "redone", step: { kind: "value", question: "need" } }, "Redone: change in What is needed?"],
    [
      {
        ...{ kind: "undone", step: { kind: "value", question: "need" } },
        place: { kind: "record", position: 1, total: 7 },
      },
      "Undone: change in What is needed? Record 1 of 7",
    ],
    [{ kind: "undone", step: { kind: "value", question: "gone" } }, "Undone: change in gone"],
  ];
  it.each(cases)("has its text: %o", async (happening, words) => {
    const { t } = await makeI18n("en");
    expect(announcementText(happening, questions, t as unknown as Translate)).toBe(words);
  });
});
