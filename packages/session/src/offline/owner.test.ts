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

describe("what was taken along", () => {
  it("is closed with the sign-in, and opened again for the same person only", () => {
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

  it("is nobody's once it is removed, closed or not", () => {
    rememberOwner("ana");
    closeOfflineCopies();
    rememberOwner(undefined);
    reopenOfflineCopies("ana");
    expect(offlineCopyOwner()).toBeUndefined();
  });
});
