import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../migrations";
import { addDataset, anOption } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function indexed() {
  const { writer } = server.services.database;
  return writer
    .selectFrom("response_values")
    .selectAll()
    .orderBy("response_id")
    .orderBy("question_id")
    .execute();
}

it("the migration gives stored responses the rows that new ones get, and drafts none", async () => {
  const options = ["a", "b"].map(anOption);
  const questions = [
    { name: "note", title: "N", settings: { type: "text" } },
    { name: "spans", title: "S", settings: { type: "span", field: "text", options } },
  ];
  const { log } = await addDataset(server, { questions });
  // Several times what the migration reads at once.
  const ids: string[] = [];
  while (ids.length < 1100)
    ids.push(...(await log(Array.from({ length: 100 }, (_, index) => ({ fields: { text: `${index}` } })))));
  const label = { value: "positive" };
  const given = (index: number) => ({
    record_id: ids[index],
    status: index === 1 ? "draft" : "submitted",
    values: {
      label,
      ...(index !== 2 && { note: { value: `😀 ${index}` } }),
      spans: { value: index % 2 === 0 ? [] : [{ label: "a", start: 0, end: 1 }] },
    },
  });
  for (let start = 0; start < ids.length; start += 100) {
    const items = Array.from({ length: 100 }, (_, index) => given(start + index));
    const { body } = await server.owner("POST", "/me/responses/bulk", { items });
    expect(body.items.every(({ item }: { item: unknown }) => item !== null)).toBe(true);
  }
  const before = await indexed();
  const compared = before.filter(({ txt }) => txt !== "positive");
  expect(compared).toHaveLength(2 * ids.length - 3);

  const { writer } = server.services.database;
  await sql`DELETE FROM response_values WHERE txt <> 'positive'`.execute(writer);
  await sql`DELETE FROM kysely_migration WHERE name >= '0034'`.execute(writer);
  expect(await migrate(writer)).toBe("done");
  expect(await indexed()).toEqual(before);
});

it("the migration compares stored rankings by their order, whatever their ranks", async () => {
  const options = ["a", "b", "c"].map(anOption);
  const questions = [{ name: "order", title: "O", settings: { type: "ranking", options } }];
  const { log } = await addDataset(server, { questions });
  const [record] = await log([{ fields: { text: "a" } }]);
  const order = { value: [1, 1, 2].map((rank, index) => ({ value: options[index]?.value, rank })) };
  const values = { label: { value: "positive" }, order };
  await server.owner("POST", `/records/${record}/responses`, { status: "submitted", values });
  const before = await indexed();
  const { writer } = server.services.database;
  const last = before.at(-1)?.response_id ?? 0;
  await sql`UPDATE response_values SET txt = 'before' WHERE response_id = ${last} AND txt <> 'positive'`.execute(
    writer,
  );
  expect(await indexed()).not.toEqual(before);
  await sql`DELETE FROM kysely_migration WHERE name >= '0035'`.execute(writer);
  expect(await migrate(writer)).toBe("done");
  expect(await indexed()).toEqual(before);
});
