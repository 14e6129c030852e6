import { Client } from "pg";
import { connectionTo } from "./connection";

/**
 * Whether a URL leads to a pooler that gives a client another connection for each transaction. Settings of a session and
 * `LISTEN` do not work then, without an error.
 */
export async function isTransactionPooled(url: string): Promise<boolean> {
  const [one, other] = [new Client(connectionTo(url)), new Client(connectionTo(url))];
  for (const client of [one, other]) client.on("error", () => {});
  try {
    await Promise.all([one.connect(), other.connect()]);
    const before = await connectionOf(one);
    // Occupies the connection that the first client has used last, if it has none of its own.
    await other.query("BEGIN");
    await connectionOf(other);
    return (await connectionOf(one)) !== before;
  } finally {
    await Promise.all([one.end(), other.end()].map((ending) => ending.catch(() => {})));
  }
}

async function connectionOf(client: Client): Promise<number> {
  const { rows } = await client.query("SELECT pg_backend_pid() AS id");
  return rows[0].id;
}
