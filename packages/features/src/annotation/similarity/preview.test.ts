import { expect, test } from "vitest";
import { previewOf } from "./preview";

const fields = ["subject", "image", "message", "reply"].map((name) => ({ name }));

test.each([
  [{ subject: "Charged twice", message: "Third time", reply: "x" }, ["Charged twice", "Third time"]],
  [{ image: { url: "x" }, message: "Third time" }, ["Third time"]],
  [{ subject: "   ", message: "a".repeat(31) }, [`${"a".repeat(30)}…`]],
  [{ subject: "👋".repeat(31) }, [`${"👋".repeat(30)}…`]],
  [{}, []],
])("the preview of %j is %j: two fields of thirty letters (spec 270)", (values, texts) => {
  expect(previewOf({ fields: values }, fields)).toEqual(texts);
});
