import { signInAt } from "./support/api";
import { inOneStep, test } from "./support/test";
import { walkSixTypes } from "./support/walk-six-types";

test("twenty records with all six question types are answered by keyboard, with roles and names for assistive technology (spec 322)", async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const argilla = await signInAt(product.url, "argilla");
  await inOneStep("answering all records", () => walkSixTypes(page, { url: product.url, argilla }, 20));
});
