import { responsesTo, signInAt } from "./support/api";
import { freePort, startProduct } from "./support/server";
import { badge, openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("over plain http with another host name, responses, two tabs and copying work without secure browser features, and the page explains that downloads are unavailable", async ({
  page,
  context,
}) => {
  const port = await freePort();
  const url = `http://glossa.test:${port}`;
  const env: Record<string, string> = {};
  const product = await startProduct(["--port", String(port)], env);
  // Under another host name, the server refuses well-known passwords.
  const password = "known to nobody else";
  const { api } = await signInAt(`http://localhost:${port}`, "argilla");
  const { items: people } = await api.listUsers();
  // Changing the password ends the owner's own sign-in.
  people.sort((a, b) => Number(a.role === "owner") - Number(b.role === "owner"));
  for (const { id } of people) await api.updateUser({ params: { user_id: id }, body: { password } });
  await product.end();
  env.GLOSSA_PUBLIC_URL = url;
  await product.restart();
  await page.goto(url);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await signIn(page, "argilla", password);
  await openDataset(page, "newsroom-topics");
  const first = await recordId(page);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await recordChanged(page, first);

  const other = await context.newPage();
  await other.goto(page.url());
  await recordShown(other);
  const second = await recordId(other);
  await other.keyboard.press("3");
  await other.keyboard.press("Enter");
  await recordChanged(other, second);

  const argilla = await signInAt(`http://localhost:${port}`, "argilla", password);
  for (const id of [first, second]) {
    await expect.poll(async () => (await responsesTo(argilla, id)).length, { timeout: 20_000 }).toBe(1);
  }
  await other.keyboard.press("ArrowLeft");
  await expect(badge(other)).toHaveText("Saved");

  await page.bringToFront();
  await page.getByRole("button", { name: "Copy link to dataset" }).click();
  await expect(page.getByRole("region", { name: "Notices" })).toContainText("Copied");

  await page.getByRole("button", { name: "Work offline" }).press("Enter");
  await expect(page.getByText(/open Glossa over HTTPS/)).toBeVisible();
  await product.stop();
});
