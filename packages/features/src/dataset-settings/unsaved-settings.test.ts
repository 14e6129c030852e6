// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { unsavedSettings } from "./unsaved-settings";

beforeEach(() => sessionStorage.clear());

it("returns the changes of the same user for the same dataset, until they are dropped", () => {
  const { places, forget } = unsavedSettings("ana", "d");
  places.guidelines.write({ value: "Read it twice", from: "" });
  expect(unsavedSettings("ana", "d").places.guidelines.read()).toEqual({ value: "Read it twice", from: "" });
  expect(unsavedSettings("ben", "d").places.guidelines.read()).toBeUndefined();
  expect(unsavedSettings("ana", "e").places.guidelines.read()).toBeUndefined();
  expect(places.minSubmitted.read()).toBeUndefined();
  places.guidelines.write(undefined);
  expect(places.guidelines.read()).toBeUndefined();
  places.minSubmitted.write(3);
  forget();
  expect(places.minSubmitted.read()).toBeUndefined();
});

it("tolerates full storage and invalid entries", () => {
  const { places } = unsavedSettings("ana", "d");
  sessionStorage.setItem("settings.ana.d.guidelines", "{");
  expect(places.guidelines.read()).toBeUndefined();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => places.guidelines.write("x")).not.toThrow();
  vi.restoreAllMocks();
});
