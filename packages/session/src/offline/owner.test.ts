import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closePacks, ownerHere, rememberOwner, reopenPacks, whoTookAlong } from "./owner";

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
    expect(whoTookAlong()).toEqual(ownerHere("ana"));
    closePacks();
    expect(whoTookAlong()).toBeUndefined();
    closePacks();
    reopenPacks("ben");
    expect(whoTookAlong()).toBeUndefined();
    reopenPacks("ana");
    expect(whoTookAlong()).toEqual({ server: "http://here", userId: "ana" });
  });

  it("is nobody's once it is removed, closed or not", () => {
    rememberOwner("ana");
    closePacks();
    rememberOwner(undefined);
    reopenPacks("ana");
    expect(whoTookAlong()).toBeUndefined();
  });
});
