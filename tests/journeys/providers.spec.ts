import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startIdentityProvider } from "../../apps/server/src/testing/identity-provider";
import { freePort, startProduct } from "./support/server";
import { expect, test } from "./support/test";

test("a user signs in with an OpenID provider by keyboard and reaches the requested page (spec 15, 33, 47)", async ({
  page,
}) => {
  // The provider has to know the address of the product, which has to know that of the provider.
  const port = await freePort();
  const provider = await startIdentityProvider([`http://localhost:${port}/oauth/company/callback`]);
  const { issuer, client_id, client_secret } = provider;
  provider.account = { id: "7", claims: { preferred_username: "lena", given_name: "Lena" } };
  const file = join(mkdtempSync(join(tmpdir(), "glossa-providers-")), "providers.json");
  writeFileSync(
    file,
    JSON.stringify([{ name: "company", issuer, client_id, client_secret, workspaces: ["support"] }]),
  );
  const product = await startProduct([], { GLOSSA_PROVIDERS: file }, false, port);

  await page.goto(`${product.url}/user-settings`);
  await page.getByRole("button", { name: "Continue with company" }).press("Enter");
  await expect(page).toHaveURL(`${product.url}/user-settings`);
  await expect(page.getByRole("heading", { level: 1, name: "lena" })).toBeVisible();
  await page.getByRole("link", { name: "support" }).press("Enter");
  await expect(page.getByRole("link", { name: "support-tickets" })).toBeVisible();

  // The code was removed from the address, and is in no entry of the history.
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/user-settings`);
  expect(page.url()).not.toContain("code=");

  // A name that somebody else has here: the user learns why, and what to do.
  await page.evaluate(() => localStorage.clear());
  provider.account = { id: "8", claims: { preferred_username: "ben" } };
  await page.goto(`${product.url}/sign-in`);
  await page.context().clearCookies({ domain: "127.0.0.1" });
  await page.getByRole("button", { name: "Continue with company" }).press("Enter");
  await expect(page.getByText(/^You are not authorised to sign in this way. Someone else has/)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/sign-in`);
  await product.stop();
  await provider.close();
});

test("in a space of the hub, users are welcomed and choose between the hub and their username (spec 30, 46, 58)", async ({
  page,
}) => {
  const product = await startProduct([], {
    SPACE_ID: "ana/tickets",
    SPACE_TITLE: "Ticket desk",
    SPACE_AUTHOR_NAME: "ana",
    OAUTH_CLIENT_ID: "id",
    OAUTH_CLIENT_SECRET: "secret",
  });
  await page.goto(product.url);
  await expect(page).toHaveURL(`${product.url}/welcome-hf-sign-in`);
  await expect(page.getByRole("heading", { name: "Welcome to Ticket desk" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with Hugging Face" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/sign-in`);
  await expect(page.getByLabel("Username")).toBeFocused();
  await product.stop();
});
