import { beforeEach, describe, expect, it } from "vitest";
import { FilterSetError, type FilterSetFault, MOST_FILTER_SETS } from "./filter-sets";
import { browserFilterSets } from "./in-browser";

const held = new Map<string, string>();
const storage = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => void held.set(key, text),
};
const of = (userId: string, datasetId = "d") => browserFilterSets(storage, { userId, datasetId });
const german = { name: "German", criteria: { metadata: "lang.de" }, isShared: false };

async function faultOf(call: Promise<unknown>): Promise<FilterSetFault | undefined> {
  const error = await call.catch((reason: unknown) => reason);
  return error instanceof FilterSetError ? error.fault : undefined;
}

beforeEach(() => held.clear());

describe("filter sets in this browser", () => {
  it("are listed by name, for one user and one dataset", async () => {
    const sets = of("ana");
    for (const name of ["set 10", "set 9", "👋 <b>اللغة</b>"]) await sets.create({ ...german, name });
    const listed = await sets.list();
    expect(listed.map(({ name }) => name)).toEqual(["👋 <b>اللغة</b>", "set 9", "set 10"]);
    expect(listed[0]).toMatchObject({ criteria: german.criteria, is_shared: false, user_id: "ana" });
    expect([await of("ben").list(), await of("ana", "e").list()]).toEqual([[], []]);
    expect(sets.canShare).toBe(false);
  });

  it("are renamed, replaced and deleted", async () => {
    const sets = of("ana");
    await sets.create(german);
    await sets.change("German", { name: "Deutsch" });
    await sets.change("Deutsch", { criteria: { status: "draft" } });
    expect(await sets.list()).toMatchObject([{ name: "Deutsch", criteria: { status: "draft" } }]);
    await sets.remove("Deutsch");
    expect(await sets.list()).toEqual([]);
  });

  it("have one name each, and a limit; those of another tab may be gone", async () => {
    const sets = of("ana");
    await sets.create(german);
    await sets.create({ ...german, name: "Other" });
    expect(await faultOf(sets.create(german))).toBe("taken");
    expect(await faultOf(sets.change("Other", { name: "German" }))).toBe("taken");
    expect([await faultOf(sets.change("x", {})), await faultOf(sets.remove("x"))]).toEqual(["gone", "gone"]);
    for (let count = 2; count < MOST_FILTER_SETS; count += 1)
      await sets.create({ ...german, name: `set ${count}` });
    expect(await faultOf(sets.create({ ...german, name: "one too many" }))).toBe("full");
  });

  it("are left out if something else is stored in their place", async () => {
    for (const text of [
      "{",
      "5",
      "null",
      '[5, null, {"name": 1, "criteria": {}}, {"name": "x", "criteria": {"a": 1}}]',
    ]) {
      held.set("glossa.filterSets.ana.d", text);
      expect(await of("ana").list()).toEqual([]);
    }
  });

  it("are refused by a browser that stores nothing", async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const sets = browserFilterSets(full, { userId: "ana", datasetId: "d" });
    expect(await faultOf(sets.create(german))).toBe("failed");
  });
});
