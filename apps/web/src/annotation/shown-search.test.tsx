import { isAsking } from "@glossa/session";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAddress } from "./fixtures";
import { shownSearch } from "./shown-search";

it("keeps the text of a search that waits until the user has decided about their changes", async () => {
  const { does, here } = openAddress("?status=submitted", ["r1", "r2"]);
  await waitFor(() => expect(here()).toBe("?status=submitted&page=1 r1"));
  await does(async (session) => {
    const shown = () => shownSearch(session.getState()).text;
    session.setValue("note", "b");
    await session.setSearch({ text: "sofa", field: "all" });
    expect([isAsking(session.getState()), shown()]).toEqual([true, "sofa"]);
    session.stay();
    expect(shown()).toBe("");
    await session.setSearch({ text: "sofa", field: "all" });
    await session.ignoreChanges();
    expect([isAsking(session.getState()), shown()]).toEqual([false, "sofa"]);
  });
});
