import { answersTo, datasetNamed, signInAt } from "./support/api";
import { badge, recordChanged, recordId, recordShown } from "./support/steps";
import { expect, test } from "./support/test";

test("the printed link opens a pending record with the focus on its question, and the first answer is stored (spec 1, 53)", async ({
  page,
  product,
}) => {
  await page.goto(product.signInLink ?? "");
  await recordShown(page);
  expect(page.url()).toContain("/annotation-mode");
  expect(page.url()).not.toContain("link=");
  const first = await recordId(page);
  // Which question waits depends on what is suggested for the record; what must be answered is, in pencil.
  await expect(page.getByRole("region", { name: "Questions" }).locator(":focus")).toBeVisible();

  await page.keyboard.press("Enter");
  await recordChanged(page, first);

  const argilla = await signInAt(product.url, "argilla");
  await expect.poll(async () => (await answersTo(argilla, first)).length).toBe(1);
  const [answer] = await answersTo(argilla, first);
  expect(answer?.status).toBe("submitted");

  await page.keyboard.press("ArrowLeft");
  await expect(badge(page)).toHaveText("Saved");
});

test("the link works once", async ({ page, product }) => {
  await page.goto(product.signInLink ?? "");
  await expect(page.getByRole("alert")).toContainText("was used already");
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("home lists the datasets of the person's workspaces with their progress, and leads to a record (spec 2, 49)", async ({
  page,
  product,
}) => {
  const ana = await signInAt(product.url, "ana");
  const { access_token } = await ana.api.createToken({ body: { username: "ana", password: "12345678" } });
  await page.goto(product.url);
  await page.evaluate((token) => localStorage.setItem("auth.token", token), access_token);
  await page.goto(product.url);
  const dataset = await datasetNamed(ana, "support-tickets");
  const row = page.getByRole("listitem").filter({ hasText: dataset.name });
  await expect(row).toContainText("support");
  await expect(row).toContainText("%");
  await page.getByRole("link", { name: dataset.name }).click();
  await recordShown(page);
});
