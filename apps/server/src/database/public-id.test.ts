import { afterEach, describe, expect, it, vi } from "vitest";
import { newPublicId } from "./public-id";

/** The moment that an id contains, in milliseconds. */
function momentOf(id: string): number {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("public ids", () => {
  it("are UUIDs of version 7, each later than the one before", () => {
    const ids = Array.from({ length: 20_000 }, newPublicId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it("stay in order when the clock is set back", () => {
    const before = newPublicId();
    vi.spyOn(Date, "now").mockReturnValue(momentOf(before) - 5000);
    expect(newPublicId() > before).toBe(true);
  });

  it("reveal the time of their creation and nothing about the next id", () => {
    // After the last id, because tests of other files may have set the clock forward.
    const made = momentOf(newPublicId()) + 1000;
    vi.spyOn(Date, "now").mockReturnValue(made);
    const [one = "", other = ""] = [newPublicId(), newPublicId()];
    expect(momentOf(one)).toBe(made);
    expect(one.slice(19)).not.toBe(other.slice(19));
  });
});
