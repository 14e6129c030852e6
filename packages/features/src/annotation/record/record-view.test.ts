import { describe, expect, test } from "vitest";
import { aRecord } from "../fixtures/fixtures";
import { nameOfRecord, wordsBesideName } from "./record-view";

const long = "word ".repeat(40);

describe("the words that tell what a record is about", () => {
  test.each([
    [{ text: "My parcel is lost." }, "My parcel is lost."],
    [{ text: long }, `${long.slice(0, 60)}…`],
    // Screen readers would read every letter of a picture, and every tag.
    [{ picture: "data:image/png;base64,iVBORw0KGgo=", text: "A cat" }, "A cat"],
    [{ text: '<p class="x">Hello</p>' }, "Hello"],
    [{ picture: "data:image/png;base64,iVBORw0KGgo=" }, undefined],
    [{ text: "<img src=x>" }, undefined],
    [{ chat: [{ role: "user", content: "Hi" }] }, undefined],
  ])("%j: %j", (fields, words) => {
    const stored = { ...aRecord({}).stored, external_id: "ticket-7", fields };
    expect(wordsBesideName(aRecord({ fields, stored: stored as never }))).toBe(words);
    expect(nameOfRecord({ external_id: null, fields })).toBe(words);
  });

  test("are not told twice where they are the name", () => {
    expect(
      wordsBesideName(aRecord({ fields: { text: "A cat" }, stored: undefined as never })),
    ).toBeUndefined();
  });
});
