import { describe, expect, test } from "vitest";
import { aPerson } from "./fixtures";
import { permissionsOf } from "./permissions";
import type { PersonView } from "./view-model";

const me = aPerson("me", { role: "owner" });
const nothing = { role: false, password: false, switchOff: false, delete: false };
const anything = { role: true, password: true, switchOff: true, delete: true };

describe("what an owner may do about a person", () => {
  test.each<[string, PersonView, PersonView[], object]>([
    ["themselves", me, [aPerson("other", { role: "owner" })], nothing],
    ["an annotator", aPerson("ana"), [], anything],
    ["another owner", aPerson("boss", { role: "owner" }), [], anything],
    [
      "someone who is switched off",
      aPerson("off", { isActive: false }),
      [],
      { ...anything, switchOff: false },
    ],
  ])("%s", (_, person, others, expected) => {
    expect(permissionsOf(person, [me, person, ...others], "me")).toEqual(expected);
  });

  test("the last owner who can sign in stays one, whoever asks", () => {
    const last = aPerson("last", { role: "owner" });
    const off = aPerson("off", { role: "owner", isActive: false });
    const kept = { role: false, password: true, switchOff: false, delete: false };
    expect(permissionsOf(last, [last, off], "someone")).toEqual(kept);
    expect(permissionsOf(off, [last, off], "someone").delete).toBe(true);
  });
});
