import { signInAt } from "./support/api";
import { inOneStep, test } from "./support/test";
import { walkSixTypes } from "./support/walk-six-types";

test("twenty records with all six types of questions are answered by the keyboard alone, and assistive technology is told what they are (spec 322)", async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const argilla = await signInAt(product.url, "argilla");
  await inOneStep("the walk", () => walkSixTypes(page, { url: product.url, argilla }, 20));
});
