// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { unsavedSettings } from "./unsaved-settings";

beforeEach(() => sessionStorage.clear());

it("returns the changes of the same user for the same dataset, until they are dropped", () => {
  const { placeOf, forget } = unsavedSettings("ana", "d");
  placeOf("guidelines").write({ value: "Read it twice", from: "" });
  expect(unsavedSettings("ana", "d").placeOf("guidelines").read()).toEqual({
    value: "Read it twice",
    from: "",
  });
  expect(unsavedSettings("ben", "d").placeOf("guidelines").read()).toBeUndefined();
  expect(unsavedSettings("ana", "e").placeOf("guidelines").read()).toBeUndefined();
  expect(placeOf("minSubmitted").read()).toBeUndefined();
  placeOf("guidelines").write(undefined);
  expect(placeOf("guidelines").read()).toBeUndefined();
  placeOf("minSubmitted").write(3);
  forget();
  expect(placeOf("minSubmitted").read()).toBeUndefined();
});

it("tolerates full storage and invalid entries", () => {
  const { placeOf } = unsavedSettings("ana", "d");
  sessionStorage.setItem("settings.ana.d.guidelines", "{");
  expect(placeOf("guidelines").read()).toBeUndefined();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => placeOf("guidelines").write("x")).not.toThrow();
  vi.restoreAllMocks();
});
