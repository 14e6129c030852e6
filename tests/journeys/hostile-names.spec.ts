import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { leaks } from "../hostile/leaks";
import { goesElsewhere, tellsNames } from "../hostile/names";
import { signInAt } from "./support/api";
import { startCanary } from "./support/canary";
import { launchArgs } from "./support/launch-args";
import { freePort } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Shows each text in a browser of its own and returns the names of other hosts that the browser looked up. */
async function namesTold(url: string, dataset: string, size: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "glossa-names-"));
  const log = join(folder, "net.json");
  const args = [
    ...launchArgs.filter((arg) => !arg.startsWith("--host-resolver-rules")),
    `--log-net-log=${log}`,
    "--host-resolver-rules=MAP *.names.test 127.0.0.1",
  ];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  const page = await browser.newPage();
  await page.goto(`${url}/dataset/${dataset}/annotation-mode`);
  await signIn(page, "ana");
  await recordShown(page);
  for (let index = 0; index < size; index += 1) {
    const shown = await recordId(page);
    await page.waitForTimeout(600);
    if (index === size - 1) break;
    await page.getByRole("button", { name: "Next record" }).click();
    await recordChanged(page, shown);
  }
  // The log must contain a lookup by the page itself, otherwise it proves nothing.
  await page.goto(`http://control.names.test:${await freePort()}`).catch(() => undefined);
  await browser.close();
  const told = readFileSync(log, "utf8").match(/[\w-]+\.names\.test/g) ?? [];
  rmSync(folder, { recursive: true });
  expect(told).toContain("control.names.test");
  return [...new Set(told)].filter((name) => name !== "control.names.test");
}

/** Creates a dataset of hostile contents, each with its own host name; returns the lookups and requests. */
async function heardOf(
  url: string,
  name: string,
  attacks: (host: string) => Record<string, string>,
): Promise<{ told: string[]; heard: string[] }> {
  const canary = await startCanary();
  const { port } = new URL(canary.url);
  const texts = Object.keys(attacks("")).map(
    (each) => attacks(`${each.replaceAll(/\W/g, "-")}.names.test:${port}`)[each] ?? "",
  );
  const owner = await signInAt(url, "argilla");
  const dataset = await makeSmallDataset(owner, name, { texts });
  const told = await namesTold(url, dataset, texts.length);
  await canary.stop();
  return { told, heard: canary.heard };
}

test("content causes no DNS request (security low: DNS canary) (api 3b)", async ({ product }) => {
  expect(await heardOf(product.url, "tells-names", tellsNames)).toEqual({ told: [], heard: [] });
});

test("no browser feature sends content to the network: calls, beacons, adverts, programs (api 3b)", async ({
  product,
}) => {
  expect(await heardOf(product.url, "leaks", leaks)).toEqual({ told: [], heard: [] });
});

test("content that navigates sends no request to a server", async ({ product }) => {
  // Some browsers look up the target host of a frame before they check the policy: see operations.md.
  const { told, heard } = await heardOf(product.url, "goes-elsewhere", goesElsewhere);
  test.info().annotations.push({ type: "names", description: `${told.join(" ")}; ${heard.join(" ")}` });
  expect(heard.filter((what) => what !== "a connection")).toEqual([]);
});
