import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeOfflineCopies, offlineCopyOwner, ownerHere, rememberOwner, reopenOfflineCopies } from "./owner";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", { location: { origin: "http://here" } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the owner of the offline copies", () => {
  it("cannot open them after the sign-in has ended, until the same user signs in again", () => {
    rememberOwner("ana");
    expect(offlineCopyOwner()).toEqual(ownerHere("ana"));
    closeOfflineCopies();
    expect(offlineCopyOwner()).toBeUndefined();
    closeOfflineCopies();
    reopenOfflineCopies("ben");
    expect(offlineCopyOwner()).toBeUndefined();
    reopenOfflineCopies("ana");
    expect(offlineCopyOwner()).toEqual({ server: "http://here", userId: "ana" });
  });

  it("is unset once they are removed, closed or not", () => {
    rememberOwner("ana");
    closeOfflineCopies();
    rememberOwner(undefined);
    reopenOfflineCopies("ana");
    expect(offlineCopyOwner()).toBeUndefined();
  });
});
