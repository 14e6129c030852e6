import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type Database, openSqlite } from "../database/database";
import { migrate } from "../migrations";
import { addDataset, anOption } from "../testing/fixtures";
import { startTestServer, type TestServer } from "../testing/test-server";
import { type DumpLine, dumpLines } from "./dump";
import { restoreLines } from "./restore";

let server: TestServer;
let folder: string;
let target: Database;

beforeAll(async () => {
  server = await startTestServer();
  const options = ["a", "b", "c"].map(anOption);
  const questions = [
    { name: "order", title: "O", settings: { type: "ranking", options } },
    { name: "note", title: "N", settings: { type: "text" } },
  ];
  const { log } = await addDataset(server, { questions });
  const [record] = await log([{ fields: { text: "a" } }]);
  const values = {
    label: { value: "positive" },
    order: { value: [1, 1, 2].map((rank, index) => ({ value: options[index]?.value, rank })) },
    note: { value: "a note" },
  };
  await server.owner("POST", `/records/${record}/responses`, { status: "submitted", values });
});
afterAll(() => server.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-restore-"));
  target = await openSqlite(join(folder, "glossa.sqlite"));
  await migrate(target.writer);
});
afterEach(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

const comparedIn = ({ writer }: Database) =>
  writer.selectFrom("response_values").selectAll().orderBy("question_id").execute();

/** The lines of a backup by an earlier version; `rowOf` changes the rows by which responses are compared, or drops them. */
async function* earlier(
  step: string,
  rowOf: (row: Record<string, unknown>) => Record<string, unknown> | undefined,
): AsyncGenerator<DumpLine> {
  let columns: string[] | undefined;
  let rows = 0;
  for await (const line of dumpLines(server.services.database.read, { fingerprint: "" })) {
    if (Array.isArray(line)) {
      const row = columns
        ? rowOf(Object.fromEntries(columns.map((name, index) => [name, line[index]])))
        : line;
      if (!row) continue;
      rows += 1;
      yield Array.isArray(row) ? row : Object.values(row);
    } else if ("table" in line) {
      columns = line.table === "response_values" ? line.columns : undefined;
      yield line;
    } else yield "rows" in line ? { rows } : { ...line, step };
  }
}

const isOption = ({ txt }: Record<string, unknown>) => txt === "positive";

it.each([
  ["0034-compared-values", "has compared rankings by their ranks", "as before"],
  ["0033-datasets-of-messages", "has compared options only", undefined],
])("responses of a backup at step %s, which %s, are compared as today", async (step, _, txt) => {
  const before = await comparedIn(server.services.database);
  expect(before).toHaveLength(3);
  const lines = earlier(step, (row) => (isOption(row) ? row : txt && { ...row, txt }) || undefined);
  await restoreLines(target, lines);
  expect(await comparedIn(target)).toEqual(before);
});
