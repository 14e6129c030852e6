import { describe, expect, it } from "vitest";
import { readFromFrame } from "./protocol";

const press = {
  key: "Enter",
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
};

describe("a message of a frame", () => {
  it.each([
    { type: "height", height: 12 },
    { type: "refused", kind: "image", detail: "https://example.org/a.png" },
    { type: "failed", message: "Parse error" },
    { type: "focus", isInside: true },
    { type: "key", press },
    { type: "leave" },
  ])("is read where it is one: %j", (message) => expect(readFromFrame(message)).toEqual(message));

  it.each([
    undefined,
    null,
    "height",
    5,
    [],
    {},
    { type: "submit" },
    { type: "height", height: "12" },
    { type: "height", height: Number.NaN },
    { type: "height", height: -1 },
    { type: "key" },
    { type: "key", press: { key: 5 } },
    { type: "key", press: { key: "x".repeat(21) } },
  ])("is passed over where it is none: %j", (message) => expect(readFromFrame(message)).toBeUndefined());

  it("is cut to what the page has a use for", () => {
    expect(readFromFrame({ type: "refused", kind: "constructor", detail: "x".repeat(1e6) })).toEqual({
      type: "refused",
      kind: "other",
      detail: "x".repeat(200),
    });
    expect(readFromFrame({ type: "failed", message: {} })).toEqual({ type: "failed", message: "" });
    expect(readFromFrame({ type: "key", press: { ...press, ctrlKey: "yes", isTrusted: true } })).toEqual({
      type: "key",
      press: { ...press, ctrlKey: false },
    });
  });
});
