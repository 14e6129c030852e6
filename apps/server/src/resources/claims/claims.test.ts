import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { addDataset, labelled } from "../../testing/fixtures";
import { status, terms } from "../../testing/search-fixture";
import { type Ask, type Person, startTestServer, type TestServer } from "../../testing/test-server";

const pending = {
  filters: { and: [status("pending"), terms({ entity: "record", property: "status" }, "pending")] },
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => {
  vi.useRealTimers();
  // Loaded modules keep the advanced clock: the next file loads them again and gets a clock of its own.
  vi.resetModules();
  return server.close();
});

async function team(size: number, { records = 10, minSubmitted = 1 } = {}) {
  const dataset = await addDataset(server, { minSubmitted });
  const ids = await dataset.log(Array.from({ length: records }, (_, n) => ({ fields: { text: `${n}` } })));
  const people: Person[] = [];
  for (let n = 0; n < size; n += 1) {
    people.push(await server.addPerson(`one ${Math.random()}`, "annotator", [dataset.workspaceId]));
  }
  const path = `/datasets/${dataset.datasetId}`;
  const asking = async (ask: Ask, address: string) => {
    const { status: code, body } = await ask("POST", address, pending);
    expect(code).toBe(200);
    return { total: body.total as number, ids: body.items.map(recordIdOf) as string[] };
  };
  return {
    datasetId: dataset.datasetId,
    ids,
    people,
    one: people[0] as Person,
    other: people[1] as Person,
    claim: ({ ask }: Person, limit: number, offset = 0) =>
      asking(ask, `/glossa/me${path}/records/claim?limit=${limit}&offset=${offset}`),
    search: ({ ask }: Person, limit: number) => asking(ask, `/me${path}/records/search?limit=${limit}`),
    moveTo: ({ ask }: Person, id: string | null) =>
      ask("PUT", `/glossa/me${path}/presence`, { record_id: id }),
    leave: ({ ask }: Person) => ask("DELETE", `/glossa/me${path}/presence`),
    respond: ({ ask }: Person, id: string | undefined, value = "submitted") =>
      ask("POST", `/records/${id}/responses`, labelled("positive", value)),
  };
}

function recordIdOf({ record }: { record: { id: string } }): string {
  return record.id;
}

/** Advances the clock of the server, which never goes back. */
function pass(milliseconds: number): void {
  const later = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(later);
}

const minute = 60_000;

describe("a shared queue", () => {
  it("gives two users different records while there are any, each in their own order", async () => {
    const { one, other, claim, search } = await team(2);
    const [orderOfOne, orderOfOther] = [await search(one, 10), await search(other, 10)];
    const first = await claim(one, 4);
    const second = await claim(other, 4);
    expect(first.ids).toEqual(orderOfOne.ids.slice(0, 4));
    const left = orderOfOther.ids.filter((id) => !first.ids.includes(id));
    expect(second.ids).toEqual(left.slice(0, 4));
  });

  it("includes claimed records in its total", async () => {
    const { one, other, claim } = await team(2);
    await claim(one, 6);
    expect((await claim(other, 10)).ids).toHaveLength(4);
    expect((await claim(other, 10)).total).toBe(10);
  });

  it("returns a user's claimed records again at each request", async () => {
    const { one, other, claim } = await team(2);
    const first = await claim(one, 3);
    await claim(other, 10);
    expect((await claim(one, 10)).ids).toEqual(first.ids);
  });

  it("gives out records that others have claimed if no others are left, so that no user is turned away", async () => {
    const { one, other, claim } = await team(2, { records: 3 });
    expect((await claim(one, 10)).ids).toHaveLength(3);
    expect((await claim(other, 2)).ids).toHaveLength(2);
  });

  it("reports that a later page is empty while an earlier one is not", async () => {
    const { one, other, claim } = await team(2);
    await claim(one, 7);
    expect((await claim(other, 5, 3)).ids).toEqual([]);
    expect((await claim(other, 5, 0)).ids).toHaveLength(3);
  });

  it("gives out only what a search finds, in its order", async () => {
    const { one, other, datasetId, ids } = await team(2);
    const search = async ({ ask }: Person, body: { filters?: { and: object[] } }, limit = 10) => {
      const and = [...pending.filters.and, ...(body.filters?.and ?? [])];
      const path = `/glossa/me/datasets/${datasetId}/records/claim?limit=${limit}`;
      const reply = await ask("POST", path, { ...body, filters: { and } });
      return { total: reply.body.total, ids: reply.body.items.map(recordIdOf) as string[] };
    };
    const some = { filters: { and: [terms({ entity: "record", property: "id" }, ...ids.slice(0, 4))] } };
    const newestFirst = { scope: { entity: "record", property: "inserted_at" }, order: "desc" };
    const first = await search(one, { ...some, sort: [newestFirst] } as object, 2);
    expect(first.total).toBe(4);
    expect(ids.slice(0, 4)).toEqual(expect.arrayContaining(first.ids));
    const second = await search(other, some);
    expect([...first.ids, ...second.ids].sort()).toEqual(ids.slice(0, 4).sort());
    const found = await search(other, { query: { text: { q: "7" } } } as object);
    expect(found).toEqual({ total: 1, ids: [ids[7]] });
  });

  it("changes nothing for users who do not use it", async () => {
    const { one, other, claim, search } = await team(2);
    const before = await search(other, 10);
    await claim(one, 10);
    expect(await search(other, 10)).toEqual(before);
  });

  it("has no claims of records that need no response", async () => {
    const { one, other, claim, respond, search } = await team(2);
    const [id] = (await claim(one, 1)).ids;
    await respond(one, id);
    await claim(one, 10);
    expect((await search(other, 10)).ids).not.toContain(id);
    expect((await claim(other, 10)).ids).not.toContain(id);
  });
});

describe("a record that needs several responses", () => {
  test.each([1, 2, 3])("is held by at most %i users while others are left", async (minSubmitted) => {
    const { people, claim } = await team(6, { records: 12, minSubmitted });
    const held = [];
    for (const person of people) held.push(...(await claim(person, 2 * minSubmitted)).ids);
    const counts = new Map<string, number>();
    for (const id of held) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(counts.size).toBe(12);
    expect(Math.max(...counts.values())).toBe(minSubmitted);
  });

  it("needs fewer users with each response, and a draft does not count", async () => {
    const { people, claim, respond, ids } = await team(4, { records: 1, minSubmitted: 3 });
    const [a, b, c, d] = people as [Person, Person, Person, Person];
    await respond(a, ids[0]);
    await respond(b, ids[0], "draft");
    await claim(c, 1);
    // One response, one draft, one claim: the draft does not count, so a third user is still needed.
    expect((await claim(d, 1)).ids).toEqual(ids);
  });

  it("is free for others again when the user who claimed it discards it", async () => {
    const { one, other, claim, respond } = await team(2, { records: 2 });
    const [first] = (await claim(one, 2)).ids;
    await respond(one, first, "discarded");
    expect((await claim(other, 2)).ids).toEqual([first]);
  });
});

describe("a claim", () => {
  it("ends after five minutes", async () => {
    const { one, other, claim } = await team(2);
    await claim(one, 9);
    pass(4.9 * minute);
    expect((await claim(other, 10)).ids).toHaveLength(1);
    pass(0.2 * minute);
    expect((await claim(other, 10)).ids).toHaveLength(10);
  });

  it("is renewed while the user has the record open", async () => {
    const { one, other, claim, moveTo } = await team(2);
    const first = await claim(one, 9);
    pass(4 * minute);
    await moveTo(one, first.ids[0] ?? "");
    pass(4 * minute);
    const second = await claim(other, 10);
    expect(second.ids).toHaveLength(9);
    expect(second.ids).not.toContain(first.ids[0]);
  });

  it("is renewed by another request", async () => {
    const { one, other, claim } = await team(2);
    await claim(one, 9);
    pass(4 * minute);
    await claim(one, 9);
    pass(4 * minute);
    expect((await claim(other, 10)).ids).toHaveLength(1);
  });

  it("is made when a user opens a record, in whichever way", async () => {
    const { one, other, claim, moveTo, ids } = await team(2);
    await moveTo(one, ids[4] ?? "");
    expect((await claim(other, 10)).ids).not.toContain(ids[4]);
  });

  it("ends when the user leaves", async () => {
    const { one, other, claim, leave } = await team(2);
    await claim(one, 9);
    expect((await leave(one)).status).toBe(204);
    expect((await claim(other, 10)).ids).toHaveLength(10);
  });

  it("is valid again when the response is undone, until it ends", async () => {
    const { one, other, claim, respond } = await team(2, { records: 2 });
    const [first, second] = (await claim(one, 2)).ids;
    const { body } = await respond(one, first);
    await one.ask("DELETE", `/responses/${body.id}`);
    await respond(one, second, "discarded");
    expect((await claim(other, 2)).ids).toEqual([second]);
  });

  it("is deleted with the user, the record and the dataset", async () => {
    const { one, people, claim, ids } = await team(3);
    for (const person of people) await claim(person, 3);
    await server.owner("DELETE", `/records/${ids[0]}`);
    await server.owner("DELETE", `/users/${one.id}`);
    const { database } = server.services;
    const orphans = await database.read
      .selectFrom("claims")
      .leftJoin("records", "records.id", "claims.record_id")
      .leftJoin("users", "users.id", "claims.user_id")
      .select("claims.record_id")
      .where((row) => row.or([row("records.id", "is", null), row("users.id", "is", null)]))
      .execute();
    expect(orphans).toEqual([]);
  });
});

it("is listed as a capability, except on a plain server", async () => {
  expect((await server.nobody("GET", "/settings")).body.glossa.claims).toBe(true);
  const plain = await startTestServer({ isPlain: true });
  const path = "/glossa/me/datasets/00000000-0000-4000-8000-000000000000";
  expect((await plain.owner("POST", `${path}/records/claim`, {})).body).toEqual({ detail: "Not Found" });
  expect((await plain.owner("PUT", `${path}/presence`, { record_id: null })).status).toBe(404);
  expect((await plain.owner("DELETE", `${path}/presence`)).body).toEqual({ detail: "Not Found" });
  await plain.close();
});
