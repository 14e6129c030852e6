import { signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { inOneStep, test } from "./support/test";
import { seed, stepsOf, timeFor, walkAtRandom } from "./support/walk-at-random";

const count = stepsOf(150);

test("screen and server equal the model after random actions", async ({ page }, info) => {
  test.setTimeout(timeFor(count));
  info.annotations.push({ type: "seed", description: `GLOSSA_SEED=${seed}` });
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  await inOneStep("random actions", () => walkAtRandom(page, { url: product.url, argilla }, { count }));
  await product.stop();
});
