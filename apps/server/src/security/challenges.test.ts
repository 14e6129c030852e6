import { afterEach, describe, expect, it, vi } from "vitest";
import { newChallenge, readChallenge } from "./challenges";
import { keysOf } from "./secret";

const keys = keysOf("a secret of at least thirty-two bytes");
const made = () => newChallenge("sign in", keys).toString("base64url");

afterEach(() => vi.useRealTimers());

describe("a challenge", () => {
  it("is read again for its purpose, by the same secret", () => {
    const text = made();
    expect(readChallenge(text, "sign in", keys)).toMatchObject({ hash: expect.any(String) });
    expect(readChallenge(text, "add to 1", keys)).toBeUndefined();
    expect(readChallenge(text, "sign in", keysOf("another secret of thirty-two bytes"))).toBeUndefined();
    const own = newChallenge("add to 1", keys).toString("base64url");
    expect(readChallenge(own, "add to 1", keys)).toBeDefined();
    expect(readChallenge(own, "add to 11", keys)).toBeUndefined();
  });

  it.each(["", "abc", "A".repeat(29), "A".repeat(72), "A".repeat(10_000)])(
    "is none that was made up: %s",
    (text) => {
      expect(readChallenge(text, "sign in", keys)).toBeUndefined();
    },
  );

  it("is refused if a bit of its time was changed", () => {
    const bytes = newChallenge("sign in", keys);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    expect(readChallenge(bytes.toString("base64url"), "sign in", keys)).toBeUndefined();
  });

  it("ends after five minutes", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const text = made();
    vi.setSystemTime(Date.now() + 5 * 60_000 - 1);
    expect(readChallenge(text, "sign in", keys)).toBeDefined();
    vi.setSystemTime(Date.now() + 1);
    expect(readChallenge(text, "sign in", keys)).toBeUndefined();
  });

  it("differs from every other one", () => {
    expect(new Set(Array.from({ length: 100 }, made)).size).toBe(100);
  });
});
