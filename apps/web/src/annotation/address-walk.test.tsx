import { criteriaFrom } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { act, cleanup } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openAddress } from "./fixtures";

const runs = process.env.GLOSSA_TEST_LEVEL === "full" ? 300 : 12;
const texts = ["", "late order", "snake_case", "a~b", "100%", "%5F 👋", "«x»"];
const terms = ["de", "e.n", "ge1", "a~b", "%2E", "👋", "<b>'\""];

/** What a user does; a number chooses among variants. */
const steps: Record<string, (session: LoadedSession, n: number) => unknown> = {
  next: (session) => session.next(),
  previous: (session) => session.previous(),
  goTo: (session, n) => session.goTo(1 + (n % 12)),
  status: (session, n) => session.setStatus((["pending", "submitted", "draft"] as const)[n % 3] ?? "pending"),
  size: (session, n) => session.setPageSize(n % 2 ? 10 : 1),
  search: (session, n) =>
    session.setSearch({ text: texts[n % texts.length] ?? "", field: n % 2 ? "all" : "body" }),
  metadata: (session, n) =>
    session.setFilters({
      metadata: n % 4 ? [{ name: "lang", terms: terms.slice(n % 5, 1 + (n % 7)).concat("x") }] : [],
    }),
  sort: (session, n) =>
    session.setFilters({
      sort: n % 3 ? [{ entity: "record", name: "inserted_at", order: n % 2 ? "asc" : "desc" }] : [],
    }),
  reset: (session) => session.resetFilters(),
  answer: (session) => session.discard(),
};

it("the address follows each change, and back and forward show what each entry says (spec 231, 232)", async () => {
  const step = fc.tuple(fc.constantFrom("back", "forward", "back", ...Object.keys(steps)), fc.nat(100));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (walked) => {
      const { does, router, criteria } = openAddress("", ["r4", "r7", "r8"]);
      await act(async () => undefined);
      const address = () => router.state.location.search;
      let entries = [address()];
      let at = 0;
      for (const [name, n] of walked) {
        const isBack = name === "back";
        const to = at + (isBack ? -1 : 1);
        if (isBack || name === "forward") {
          if (entries[to] === undefined) continue;
          at = to;
          await act(() => router.navigate(isBack ? -1 : 1));
          await act(async () => undefined);
        } else {
          const before = entries[at];
          await does((session) => steps[name]?.(session, n));
          if (address() !== before && name === "answer") entries[at] = address();
          else if (address() !== before) entries = [...entries.slice(0, ++at), address()];
        }
        const shown = criteria();
        const read = criteriaFrom(new URLSearchParams(address()), "");
        // A record that a response has moved has no address; positions follow the server's count.
        expect({ ...shown, datasetId: "", page: shown?.page.many }, `${name} ${n}`).toEqual({
          ...read,
          page: read.page.many,
        });
        if (!isBack && name !== "forward") continue;
        // Responses move records: the entry of one that has left its queue shows the first one.
        if (!walked.some(([step]) => step === "answer")) expect(address()).toBe(entries[at]);
        entries[at] = address();
      }
      cleanup();
    }),
    { numRuns: runs },
  );
}, 300_000);
