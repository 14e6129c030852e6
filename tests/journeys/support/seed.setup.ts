import { build } from "../../../tools/lib/build.mjs";
import { seedVariable, startProduct } from "./server";

/** Builds the product and creates the data of a first start once for all journeys: copying the demo is faster. */
export default async function makeSeed(): Promise<void> {
  await build(() => {});
  const product = await startProduct([], {}, true);
  await product.end();
  process.env[seedVariable] = product.dataFolder;
}
