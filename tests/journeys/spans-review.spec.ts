import { signInAt } from "./support/api";
import { makeSpanDataset, spanOn } from "./support/span-dataset";
import { listed, open, press, report, text } from "./support/span-steps";
import { recordChanged, recordShown } from "./support/steps";
import { expect, test } from "./support/test";

const spans = [
  spanOn(report, "Tuesday", "date"),
  spanOn(report, "Umeå", "place"),
  spanOn(report, "Norrland Energi AB", "organisation"),
];

test("suggested spans that were accepted one by one are undone one by one, and none is accepted unseen (use H1, A7)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `review-${Date.now()}`;
  const records = [
    { text: report, suggested: { spans } },
    { text: report, suggested: { spans } },
  ];
  await makeSpanDataset(argilla, name, records);
  const record = await open(page, product.url, name);
  const waiting = listed(page).filter({ hasText: ", suggested" });
  await expect(waiting).toHaveCount(3);
  await text(page).focus();
  await press(page, "Alt+ArrowDown", "Space", "ArrowDown", "Space");
  await expect(waiting).toHaveCount(1);
  await press(page, "Control+z");
  await expect(waiting).toHaveCount(2);
  await press(page, "Control+z");
  await expect(waiting).toHaveCount(3);
  await press(page, "Control+Shift+z");
  await expect(waiting).toHaveCount(2);

  await page.getByRole("button", { name: "Next record" }).click();
  await recordChanged(page, record);
  await expect(waiting).toHaveCount(3);
  await page.getByRole("button", { name: "Previous record" }).click();
  await expect(waiting).toHaveCount(2);

  await page.waitForTimeout(1000);
  await page.goto(page.url().split("?")[0] ?? "");
  await recordShown(page);
  await expect(waiting).toHaveCount(2);
});
