import { makeI18n, type Translate } from "@glossa/locales";
import { expect, it } from "vitest";
import { announcementText } from "./announcement-text";

const t = (await makeI18n("en")).t as Translate;

it.each([
  [{ steps: { length: 10 }, saved: 9 }, "Undone: submit of 9 records"],
  [{ steps: { length: 10 } }, "Undone: submit of 10 records"],
])("an undone bulk action names how many records were saved: %o", (step, text) => {
  const said = {
    kind: "undone" as const,
    step: { kind: "bulk" as const, action: "submit" as const, ...step },
  };
  expect(announcementText(said, [], t)).toBe(text);
});
