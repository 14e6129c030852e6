import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addDataset, labelled } from "../../testing/fixtures";
import { status, terms } from "../../testing/search-fixture";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

const pending = {
  filters: { and: [status("pending"), terms({ entity: "record", property: "status" }, "pending")] },
};
const minute = 60_000;
let server: TestServer;
let people: Person[];

beforeAll(async () => {
  server = await startTestServer();
  people = await Promise.all(Array.from({ length: 20 }, (_, n) => server.addPerson(`p${n}`, "annotator")));
});
afterAll(() => {
  vi.useRealTimers();
  // Loaded modules keep the advanced clock: the next file loads them again and gets a clock of its own.
  vi.resetModules();
  return server.close();
});

/** Creates a dataset of all users, and returns each user's order of it. */
async function shared(size: number, minSubmitted: number, members = people) {
  const { datasetId, workspaceId, log } = await addDataset(server, { minSubmitted });
  for (const { id } of members)
    await server.owner("POST", `/workspaces/${workspaceId}/users`, { user_id: id });
  const ids = await log(Array.from({ length: size }, (_, n) => ({ fields: { text: `${n}` } })));
  const find = async ({ ask }: Person, address: string) => {
    const { status: code, body } = await ask("POST", address, pending);
    expect(code).toBe(200);
    return body.items.map(({ record }: { record: { id: string } }) => record.id) as string[];
  };
  const path = `me/datasets/${datasetId}`;
  return {
    ids,
    orderOf: (person: Person) => find(person, `/${path}/records/search?limit=${size}`),
    claim: (person: Person, limit: number) => find(person, `/glossa/${path}/records/claim?limit=${limit}`),
    leave: ({ ask }: Person) => ask("DELETE", `/glossa/${path}/presence`),
    respond: ({ ask }: Person, id: string, how: string) =>
      ask("POST", `/records/${id}/responses`, labelled("positive", how)),
  };
}

/** The rule without a database: the claims of each user with their times, and all responses. */
class Model {
  readonly claims = new Map<string, number>();
  readonly responses = new Map<string, string>();
  time = 0;

  constructor(
    readonly ids: readonly string[],
    readonly orders: ReadonlyMap<Person, readonly string[]>,
    readonly minSubmitted: number,
  ) {}

  holds(person: Person, id: string): boolean {
    const since = this.claims.get(`${person.id} ${id}`);
    return since !== undefined && since > this.time - 5 * minute && !this.hasAnswered(person, id);
  }

  hasAnswered(person: Person, id: string): boolean {
    return this.responses.has(`${person.id} ${id}`);
  }

  missing(id: string): number {
    const all = [...this.orders.keys()].map((person) => this.responses.get(`${person.id} ${id}`));
    return this.minSubmitted - all.filter((how) => how === "submitted").length;
  }

  pendingOf(person: Person): string[] {
    const order = this.orders.get(person) ?? [];
    return order.filter((id) => this.missing(id) > 0 && !this.hasAnswered(person, id));
  }

  claim(person: Person, limit: number): string[] {
    const all = this.pendingOf(person);
    const open = all.filter((id) => {
      const others = [...this.orders.keys()].filter((one) => one !== person && this.holds(one, id));
      return this.holds(person, id) || others.length < this.missing(id);
    });
    const handed = (open.length > 0 ? open : all).slice(0, limit);
    for (const id of handed) this.claims.set(`${person.id} ${id}`, this.time);
    return handed;
  }

  leave(person: Person): void {
    for (const id of this.ids) this.claims.delete(`${person.id} ${id}`);
  }
}

const step = fc.record({
  who: fc.nat({ max: 4 }),
  what: fc.constantFrom("claim", "claim", "claim", "submitted", "draft", "discarded", "leave", "wait"),
  limit: fc.integer({ min: 1, max: 5 }),
  minutes: fc.integer({ min: 1, max: 4 }),
});

describe("a shared queue", () => {
  it("claims the records that the model allows, whatever five users do", { timeout: 120_000 }, async () => {
    const members = people.slice(0, 5);
    vi.useFakeTimers({ toFake: ["Date"] });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(step, { minLength: 10, maxLength: 40 }),
        async (minSubmitted, steps) => {
          const queue = await shared(6, minSubmitted, members);
          const orders = new Map<Person, string[]>();
          for (const person of members) orders.set(person, await queue.orderOf(person));
          const model = new Model(queue.ids, orders, minSubmitted);
          for (const { who, what, limit, minutes } of steps) {
            const person = members[who] as Person;
            const [next] = model.pendingOf(person);
            if (what === "claim")
              expect(await queue.claim(person, limit)).toEqual(model.claim(person, limit));
            else if (what === "leave") {
              await queue.leave(person);
              model.leave(person);
            } else if (what === "wait") {
              vi.setSystemTime(Date.now() + minutes * minute + 1000);
              model.time += minutes * minute + 1000;
            } else if (next !== undefined) {
              await queue.respond(person, next, what);
              model.responses.set(`${person.id} ${next}`, what);
            }
          }
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it("is shared by twenty users at once, with one, two and three required responses", {
    timeout: 120_000,
  }, async () => {
    for (const minSubmitted of [1, 2, 3]) {
      const { claim } = await shared(60, minSubmitted);
      // Twenty users request three records each at the same time, and then as many again.
      const first = await Promise.all(people.map((person) => claim(person, 3)));
      const second = await Promise.all(people.map((person) => claim(person, 3 * minSubmitted)));
      for (const [index, held] of second.entries()) {
        expect(held.length).toBeGreaterThan(0);
        expect(held).toEqual(expect.arrayContaining(first[index] ?? []));
      }
      const counts = new Map<string, number>();
      for (const id of second.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(minSubmitted);
    }
  });

  it("is completed by twenty users at once without a surplus response while other records are pending", {
    timeout: 120_000,
  }, async () => {
    const { ids, claim, respond } = await shared(120, 2);
    const given: string[] = [];
    await Promise.all(
      people.map(async (person) => {
        // Two hundred of two hundred and forty responses: until the end there is a pending record for every user.
        for (let round = 0; round < 5; round += 1) {
          for (const id of await claim(person, 2)) {
            expect((await respond(person, id, "submitted")).status).toBe(201);
            given.push(id);
          }
        }
      }),
    );
    expect(given).toHaveLength(200);
    for (const id of ids) expect(given.filter((each) => each === id).length).toBeLessThanOrEqual(2);
  });
});
