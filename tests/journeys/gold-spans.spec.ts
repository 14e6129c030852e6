import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { signInAt } from "./support/api";
import { goldSets, whole } from "./support/gold";
import { startProduct } from "./support/server";
import { signIn } from "./support/steps";
import { inOneStep, test } from "./support/test";
import { walkGold } from "./support/walk-gold";

// The Python client reads the marked spans again (tests/python-client) and slices texts as Python does.
const handedOver = join(import.meta.dirname, "../../.results/marked");
const isFull = process.env.GLOSSA_TEST_LEVEL === "full";
const amount = isFull ? whole : { own: whole.own, english: 40, others: 10, spans: 2 };

test("gold spans in four scripts, and after characters of several code units, are marked by keyboard and stored unchanged (spec 359)", async ({
  page,
}) => {
  test.setTimeout(isFull ? 4 * 3_600_000 : 240_000);
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  await page.goto(product.url);
  await signIn(page, "argilla");
  const names: string[] = [];
  for (const [name, gold] of goldSets(amount)) {
    if (gold.length === 0) continue;
    await inOneStep(`gold-${name}`, () =>
      walkGold(page, { url: product.url, argilla }, `gold-${name}`, gold),
    );
    names.push(`gold-${name}`);
    if (isFull) process.stdout.write(`${name}: all ${gold.length} texts as they are\n`);
  }
  await product.kill();
  rmSync(handedOver, { recursive: true, force: true });
  mkdirSync(handedOver, { recursive: true });
  cpSync(product.dataFolder, join(handedOver, "data"), { recursive: true });
  writeFileSync(join(handedOver, "datasets.json"), JSON.stringify(names));
  await product.stop();
});
