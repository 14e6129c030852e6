import { Client } from "pg";
import { expect, it } from "vitest";
import { createTestDatabase, testDatabaseUrl } from "../../testing/test-database";
import { notifyingBus } from "./notifying-bus";

it("foreign notifications are ignored (security lows)", async () => {
  const { url, drop } = await createTestDatabase(testDatabaseUrl ?? "");
  const bus = notifyingBus(url);
  const heard: object[] = [];
  bus.subscribe("topic", (message) => heard.push(message));
  await bus.publish("topic", { first: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const payload of ["no JSON", "null", "[]", '{"topic":1}', '{"topic":"topic"}', ""])
    await client.query("SELECT pg_notify('glossa_events', $1)", [payload]);
  await bus.publish("topic", { last: true });
  await expect.poll(() => heard).toEqual([{ first: true }, { last: true }]);
  await client.end();
  await bus.close();
  await drop();
});
