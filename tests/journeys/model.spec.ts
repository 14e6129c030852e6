import { signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { inOneStep, test } from "./support/test";
import { seed, walkAtRandom } from "./support/walk-at-random";

const isFull = process.env.GLOSSA_TEST_LEVEL === "full";

test("whatever is done in whatever order, screen and server are what a plain model says they are", async ({
  page,
}, info) => {
  test.setTimeout(isFull ? 4 * 3_600_000 : 180_000);
  info.annotations.push({ type: "seed", description: `GLOSSA_SEED=${seed}` });
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  await inOneStep("the walk", () => walkAtRandom(page, { url: product.url, argilla }, isFull ? 10_000 : 300));
  await product.stop();
});
