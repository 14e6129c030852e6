import { afterEach, describe, expect, it, vi } from "vitest";
import { newPublicId } from "./public-id";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("ids that travel", () => {
  it("are UUIDs of version 7, each later than the one before", () => {
    const ids = Array.from({ length: 20_000 }, newPublicId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it("stay in order when the clock is set back", () => {
    const moment = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(moment + 5000);
    const before = newPublicId();
    clock.mockReturnValue(moment - 5000);
    const after = newPublicId();
    expect(after > before).toBe(true);
  });

  it("tell when they were made, and nothing about the next", () => {
    const made = Date.now();
    const [one = "", other = ""] = [newPublicId(), newPublicId()];
    expect(Math.abs(Number.parseInt(one.replaceAll("-", "").slice(0, 12), 16) - made)).toBeLessThan(10_000);
    expect(one.slice(19)).not.toBe(other.slice(19));
  });
});
