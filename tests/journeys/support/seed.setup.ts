import { build } from "../../../tools/lib/build.mjs";
import { seedVariable, startProduct } from "./server";

/** Builds the product, then makes the data of a first start, once for all journeys: the demo in it takes longer to make than to copy. */
export default async function makeSeed(): Promise<void> {
  await build(() => {});
  const product = await startProduct([], {}, true);
  await product.end();
  process.env[seedVariable] = product.dataFolder;
}
