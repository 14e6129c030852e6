// Takes pictures of every screen for review. If GLOSSA_MOCKUPS names a folder, each is shown beside its mockup.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type RunningProduct, startProduct } from "../journeys/support/server";
import { scenes } from "./scenes.mjs";

/** The options that the projects of the configuration set. */
export interface Options {
  theme: string;
}

const shots = new URL("../../shots/", import.meta.url).pathname;
const test = base.extend<Options, { product: RunningProduct }>({
  theme: ["light", { option: true }],
  baseURL: ({ product }, use) => use(product.url),
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

for (const { name, mockup, isSignedOut, username = "argilla", open } of scenes)
  test(name, async ({ context, product, theme, viewport }, info) => {
    const token = isSignedOut ? undefined : await tokenOf(product.url, username);
    await context.addInitScript(remember, { "glossa.theme": theme, ...(token && { "auth.token": token }) });
    const page = await context.newPage();
    await open(page, callerOf(product.url, token ?? ""));
    await page.evaluate(async () => void (await document.fonts.ready));
    const width = viewport?.width ?? 0;
    const path = join(shots, `${name}--${theme}--${width}.png`);
    await page.screenshot({ path });
    await info.attach("screen", { path });
    const drawn = join(
      process.env.GLOSSA_MOCKUPS ?? "",
      `${mockup}--${theme}${width < 720 ? "--mobile" : ""}.png`,
    );
    if (process.env.GLOSSA_MOCKUPS && existsSync(drawn)) await info.attach("mockup", { path: drawn });
  });

function remember(items: Record<string, string>): void {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}

async function tokenOf(url: string, username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: "12345678" });
  const { access_token } = await (await fetch(`${url}/api/v1/token`, { method: "POST", body })).json();
  return access_token;
}

function callerOf(url: string, token: string): import("./scenes.mjs").Call {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}`);
    return response.json();
  };
}
