import { answersTo, signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { badge, openDataset, recordChanged, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("the app before another server: it forwards the API, stores nothing and hides what is not announced", async ({
  page,
}) => {
  const other = await startProduct(["--plain"]);
  const product = await startProduct([], { GLOSSA_API_URL: `http://127.0.0.1:${other.port}` });
  expect(product.signInLink).toBeUndefined();
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "newsroom-topics");
  const first = await recordId(page);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await recordChanged(page, first);
  await page.keyboard.press("ArrowLeft");
  await expect(badge(page)).toHaveText("Saved");
  const ana = await signInAt(other.url, "ana");
  expect(await answersTo(ana, first)).toHaveLength(1);

  await other.kill();
  await page.keyboard.press("3");
  await page.keyboard.press("Control+s");
  await expect(badge(page)).toContainText("Waiting for connection");
  await other.restart();
  await expect(badge(page)).toHaveText("Saved", { timeout: 40_000 });
  expect(await answersTo(ana, first)).toMatchObject([{ status: "draft" }]);
  await product.stop();
  await other.stop();
});
