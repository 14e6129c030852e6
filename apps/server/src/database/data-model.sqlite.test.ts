import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { dataModelPage } from "../testing/data-model";
import { openTestDatabase } from "../testing/test-database";

const page = fileURLToPath(new URL("../../../../docs/data-model.md", import.meta.url));

test("docs/data-model.md describes the migrated database", async () => {
  const { database, remove } = await openTestDatabase();
  const told = await dataModelPage(database.read);
  await remove();
  if (process.env.GLOSSA_WRITE_DATA_MODEL) writeFileSync(page, told);
  expect(readFileSync(page, "utf8")).toBe(told);
});
