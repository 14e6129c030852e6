import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("text cannot become HTML in the page, nor the address of a script (security lows: Trusted Types)", async ({
  browser,
  product,
}) => {
  // Not the page of the fixture: the refusals are what this test is about.
  const page = await browser.newPage();
  await page.goto(product.url);
  await signIn(page, "ana");
  await page.getByRole("link", { name: "support-tickets", exact: true }).waitFor();
  const outcomes = await page.evaluate(() => {
    const attempts = {
      html: () => document.createElement("div").setHTMLUnsafe("<b>x</b>"),
      inner: () => {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      },
      script: () => {
        document.createElement("script").src = "/theme.js";
      },
      policy: () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, policy: object) => void };
        };
        trustedTypes.createPolicy("of-an-attacker", {});
      },
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: allowed`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(outcomes).toEqual(["html: TypeError", "inner: TypeError", "script: TypeError", "policy: TypeError"]);
  await page.close();
});
