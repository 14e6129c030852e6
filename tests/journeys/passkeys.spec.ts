import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Gives the browser a device with a fingerprint reader that says yes, as far as the page can tell. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    count: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

async function signOut(page: Page, username: string): Promise<void> {
  await page.getByRole("button", { name: `Account menu of ${username}` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/sign-in/);
}

test("a user adds a passkey, signs in with it instead of password and code, and removes it", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const username = "holder";
  await owner.api.createUser({
    body: { username, first_name: "Hana", password: "12345678", role: "annotator" },
  });
  const device = await addAuthenticator(page);
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, username);
  await expect(page.getByRole("button", { name: `Account menu of ${username}` })).toBeVisible();
  await page.goto(`${product.url}/user-settings`);

  // A passkey asks for the password first.
  await page.getByRole("button", { name: "Add passkey" }).click();
  const form = page.getByRole("dialog", { name: "Add passkey" });
  await expect(form.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Laptop");
  await form.getByLabel("Current password").fill("wrong");
  await page.keyboard.press("Enter");
  await expect(form.getByText("The current password is wrong.")).toBeVisible();
  expect(await device.count()).toBe(0);
  await form.getByLabel("Current password").fill("12345678");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The passkey was added")).toBeVisible();
  const list = page.getByRole("list", { name: "Passkeys" });
  await expect(list).toContainText("Laptop");
  await expect(list).toContainText("Never used");

  // Without the user's finger, nobody signs in. The form offers passkeys by itself as well.
  await device.setVerified(false);
  await signOut(page, username);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/sign-in/);
  await device.setVerified(true);
  await expect(async () => {
    if (/sign-in/.test(page.url()))
      await page.getByRole("button", { name: "Use a passkey" }).click({ timeout: 1000 });
    await expect(page.getByRole("button", { name: `Account menu of ${username}` })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await page.goto(`${product.url}/user-settings`);
  await expect(list).toContainText(/Used/);

  await page.getByRole("button", { name: "Remove the passkey Laptop" }).click();
  const asking = page.getByRole("dialog");
  await asking.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The passkey was removed")).toBeVisible();
  await device.setVerified(false);
  await signOut(page, username);
  await device.setVerified(true);
  await page.reload();
  // The device returns the removed passkey to the form by itself, once; the button asks for it again.
  const refusal = page.getByRole("alert").filter({ hasText: "The passkey was not accepted" });
  await expect(refusal).toBeVisible();
  const sent = page.waitForResponse(
    (reply) => /passkey-sign-in$/.test(reply.url()) && reply.status() === 422,
  );
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await sent;
  await expect(refusal).toBeVisible();
});
