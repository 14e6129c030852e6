import { renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useAgreementPeople } from "./use-agreement";

afterEach(() => sessionStorage.clear());

const kept = (dataset: string, agreement = true) => {
  const data = { dataset: { id: dataset }, agreement };
  return renderHook(() => useAgreementPeople(data as never, "me")).result.current;
};

it("the people whose responses are compared stay after a reload, for their dataset", () => {
  kept("d1")?.write(["ana", "ben"]);
  expect(kept("d1")?.read()).toEqual(["ana", "ben"]);
  expect(kept("d2")?.read()).toBeUndefined();
  kept("d1")?.write(undefined);
  expect(kept("d1")?.read()).toBeUndefined();
  expect(kept("d1", false)).toBeUndefined();
});
