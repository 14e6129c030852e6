// The page of docs/annotation-page.md on a Glossa server with the demo.
import { expect, test } from "@playwright/test";
import { filesOfGuide, guides } from "./hosts.mjs";

const headers = { "X-Argilla-Api-Key": "argilla.apikey" };

test("The annotation page: its two files have at most 100 lines (library 4.13)", () => {
  const files = filesOfGuide(guides.annotation);
  const ofPage = ["main.tsx", "page.tsx"];
  const lines = ofPage.flatMap((name) => files[name]?.trimEnd().split("\n") ?? []);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.length).toBeLessThanOrEqual(100);
});

test("The annotation page: records are discarded and submitted, and the next one shown (library 4.13)", async ({
  page,
  request,
}) => {
  const { items } = await (await request.get("/api/v1/me/datasets?status=ready", { headers })).json();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  const submitted: { status: string; values: object }[] = [];
  page.on("response", async (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/responses"))
      submitted.push(await response.json());
  });
  const { id } = items.find(({ name }: { name: string }) => name === "support-tickets");
  await page.goto(`/annotation/?dataset=${id}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Record 1 of \d+$/);
  const total = Number((await heading.textContent())?.match(/\d+$/));
  const first = await page.getByRole("region").first().textContent();
  await expect(page.getByRole("status").last()).toHaveText("pending, none");
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();

  // The suggested option would not do: an answer that equals the suggestion is no change to save.
  await page.getByRole("radiogroup").first().getByRole("radio", { checked: false }).first().click();
  await expect(page.getByRole("status").last()).toHaveText("pending, unsaved");
  await page.getByRole("button", { name: "Discard" }).click();

  await expect(heading).toHaveText(`Record 1 of ${total - 1}`);
  await expect(page.getByRole("region").first()).not.toHaveText(first ?? "");
  await expect.poll(() => submitted.map(({ status }) => status)).toEqual(["discarded"]);
  expect(submitted[0]?.values).not.toEqual({});

  const second = await page.getByRole("region").first().textContent();
  for (const group of await page.getByRole("radiogroup").all())
    await group.getByRole("radio", { checked: false }).first().click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(heading).toHaveText(`Record 1 of ${total - 2}`);
  await expect.poll(() => submitted.map(({ status }) => status)).toEqual(["discarded", "submitted"]);
  expect(Object.keys(submitted[1]?.values ?? {})).toEqual(expect.arrayContaining(["need", "urgency"]));

  await page.getByRole("button", { name: "Previous" }).click();
  await expect(heading).toHaveText("Already submitted");
  await expect(page.getByRole("status").last()).toHaveText("submitted, saved");
  await expect(page.getByRole("region").first()).toHaveText(second ?? "");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(heading).toHaveText("Already discarded");
  await expect(page.getByRole("status").last()).toHaveText("discarded, saved");
  await expect(page.getByRole("region").first()).toHaveText(first ?? "");
  expect(complaints).toEqual([]);
});

test("The annotation page: records that cannot be loaded are loaded again, and the end is said when it is reached", async ({
  page,
  request,
}) => {
  const { items } = await (await request.get("/api/v1/me/datasets?status=ready", { headers })).json();
  const { id } = items.find(({ name }: { name: string }) => name === "support-tickets");
  let isDown = true;
  await page.route("**/records/search*", (route) =>
    route.fulfill(isDown ? { status: 500, json: {} } : { json: { items: [], total: 0 } }),
  );
  await page.goto(`/annotation/?dataset=${id}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("The records could not be loaded");
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading).toHaveText("Nothing left to answer");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("The annotation page: on a phone the questions are below the record", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { items } = await (await request.get("/api/v1/me/datasets?status=ready", { headers })).json();
  const { id } = items.find(({ name }: { name: string }) => name === "support-tickets");
  await page.goto(`/annotation/?dataset=${id}`);
  const boxes = await Promise.all(
    [page.getByRole("region").first(), page.getByRole("radio").first()].map(async (part) => {
      await part.waitFor();
      return part.boundingBox();
    }),
  );
  expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
