import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { StorageError } from "../database/storage-error";
import { openTestDatabase } from "../testing/test-database";
import { networkOf } from "./network";
import { keysOf } from "./secret";
import { SignInGuard } from "./sign-in-guard";
import { Turns } from "./turns";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const limits = { pair: 2, address: 4, name: 6 };

/** A guard over the common database: guards share their counts, as after a restart or on another server. */
function guardOver(): SignInGuard {
  return new SignInGuard(limits, { database: opened.database, keys: keysOf("a secret of tests") });
}

/** A guard that has counted nothing. */
async function newGuard(): Promise<SignInGuard> {
  await opened.database.write(async (db) => {
    await db.deleteFrom("sign_in_failures").execute();
    await db.deleteFrom("sign_in_places").execute();
  });
  return guardOver();
}

/** Returns which of several consecutive attempts are admitted. */
async function admitted(guard: SignInGuard, tries: readonly (readonly [string, string])[]) {
  const found: boolean[] = [];
  for (const [address, name] of tries) found.push((await guard.admit(address, name)) !== undefined);
  return found;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const here = ["192.0.2.1", "ana"] as const;

describe("wrong passwords (security M2)", () => {
  it("are limited for one name from one address, for a minute", async () => {
    const guard = await newGuard();
    expect(await admitted(guard, [here, here, here])).toEqual([true, true, false]);
    expect(
      await admitted(guard, [
        ["192.0.2.1", "ben"],
        ["192.0.2.2", "ana"],
      ]),
    ).toEqual([true, true]);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await admitted(guard, [here, here, here])).toEqual([true, true, false]);
  });

  it("are limited for one address, whatever the names, of IPv6 for one network", async () => {
    const guard = await newGuard();
    const tries = (address: (n: number) => string) =>
      admitted(
        guard,
        numbers(5).map((n) => [address(n), `name ${n}`]),
      );
    expect(await tries(() => "192.0.2.1")).toEqual([true, true, true, true, false]);
    expect(await tries((n) => `2001:db8:0:1::${n}`)).toEqual([true, true, true, true, false]);
    expect(await guard.admit("2001:db8:0:2::1", "name 5")).toBeDefined();
  });

  it("are limited for one name from all addresses", async () => {
    const guard = await newGuard();
    const tries = numbers(7).map((n) => [`192.0.2.${n}`, "ana"] as const);
    expect(await admitted(guard, tries)).toEqual([true, true, true, true, true, true, false]);
  });

  it("beyond the limit of an address do not count for the name", async () => {
    const guard = await newGuard();
    for (let n = 0; n < 20; n += 1) await guard.admit(...here);
    expect(await guard.admit("192.0.2.2", "ana")).toBeDefined();
  });

  it("do not include successful sign-ins", async () => {
    const guard = await newGuard();
    for (let n = 0; n < 20; n += 1) await (await guard.admit(...here))?.succeed();
    expect((await guard.admit(...here))?.waitMilliseconds).toBe(0);
  });

  it("delay, and do not lock out, an address from which the user signed in before", async () => {
    await (await (await newGuard()).admit(...here))?.succeed();
    // Another server, or the same one after a restart.
    const guard = guardOver();
    for (let n = 10; n < 20; n += 1) await guard.admit(`192.0.2.${n}`, "ana");
    expect(await guard.admit("192.0.2.99", "ana")).toBeUndefined();
    const waits = [];
    for (let n = 0; n < 7; n += 1) waits.push((await guard.admit(...here))?.waitMilliseconds);
    expect(waits).toEqual([3000, 6000, 9000, 12_000, 15_000, 18_000, undefined]);
  });

  it("are counted together by all servers of a database, and after a restart", async () => {
    const guards = [await newGuard(), guardOver(), guardOver()];
    const tries = await Promise.all(
      [...guards, ...guards].map(async (guard) => (await guard.admit(...here)) !== undefined),
    );
    expect(tries.filter(Boolean)).toHaveLength(limits.pair);
    expect(await guardOver().admit(...here)).toBeUndefined();
  });

  it("are deleted from the database, which contains neither names nor addresses", async () => {
    const guard = await newGuard();
    await (await guard.admit(...here))?.succeed();
    await admitted(guard, [here, ["192.0.2.7", "my password"]]);
    const rows = (table: "sign_in_failures" | "sign_in_places") =>
      opened.database.read.selectFrom(table).selectAll().execute();
    const kept = JSON.stringify([await rows("sign_in_failures"), await rows("sign_in_places")]);
    // Keys are random letters and digits, among which shorter words would occur by chance.
    expect(kept).not.toMatch(/\bana\b|my password|192\.0\.2/);
    vi.setSystemTime(Date.now() + 61_000);
    await guard.admit("192.0.2.8", "ben");
    // The pair, the address and the name of the last attempt.
    expect(
      [await rows("sign_in_failures"), await rows("sign_in_places")].map(({ length }) => length),
    ).toEqual([3, 1]);
    vi.setSystemTime(Date.now() + 91 * 24 * 60 * 60_000);
    await guard.admit("192.0.2.8", "ben");
    expect(await rows("sign_in_places")).toEqual([]);
  });

  it("are counted in memory while the disk is full", async () => {
    await newGuard();
    const full = async () => {
      throw new StorageError("database or disk is full", "full");
    };
    const database = { ...opened.database, writeIndependent: full };
    const guard = new SignInGuard(limits, { database, keys: keysOf("a secret of tests") });
    const first = await guard.admit(...here);
    await expect(first?.succeed()).resolves.toBeUndefined();
    expect(await admitted(guard, [here, here])).toEqual([true, false]);
  });
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"],
  ["2001:DB8::5", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
])("the address %s is counted as %s (security M2)", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("the numbers of running and waiting tasks are limited, and others are refused (security M2)", async () => {
  const turns = new Turns(2, 1);
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return "done";
  };
  const all = [1, 2, 3, 4].map(() => turns.take(work));
  expect(await all[3]).toBeUndefined();
  for (let n = 0; n < 3; n += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  expect(await Promise.all(all.slice(0, 3))).toEqual([1, 2, 3].map(() => ({ result: "done" })));
  expect(most).toBe(2);
});
