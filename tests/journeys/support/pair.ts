import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Person, signInAt } from "./api";
import { firstOwnerOf, type RunningProduct, startProduct } from "./server";
import { test as base } from "./test";

/** Two products, and an owner of each. */
export interface Pair {
  from: RunningProduct;
  /** A second product, of which only the owner is known. */
  to: RunningProduct;
  origin: Person;
  target: Person;
}

/** Two products: one with the demo, one that is empty. */
export const test = base.extend<{ pair: Pair }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  pair: async ({}, use) => {
    const from = await startProduct();
    const to = await startProduct(["--no-demo"], {}, true);
    await use({
      from,
      to,
      origin: await signInAt(from.url, "argilla"),
      target: await firstOwner(to),
    });
    await from.stop();
    await to.stop();
  },
});

/** Signs the owner of a product in that was started without a demo. */
export async function firstOwner(product: RunningProduct): Promise<Person> {
  return signInAt(product.url, ...firstOwnerOf(product));
}

/** A new folder for files of a test. */
export const newFolder = () => mkdtempSync(join(tmpdir(), "glossa-migration-"));
