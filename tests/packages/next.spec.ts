import { expect, test } from "@playwright/test";

const address = `http://127.0.0.1:${process.env.GLOSSA_NEXT_PORT ?? 7341}/`;

test("Next, server components: the server's HTML has the components, and the browser takes them over (library 4.5)", async ({
  page,
  request,
}) => {
  const html = await (await request.get(address)).text();
  for (const part of ["Ready", "Submitted", "Save", "light, dark, high-contrast", 'role="radiogroup"'])
    expect(html).toContain(part);
  expect(html, "marks of spans (library 4.5)").toMatch(/<mark[^>]*>Norrland Energi<span[^>]*Organisation/);

  const complaints: string[] = [];
  page.on("console", (message) => {
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(address);
  await page.getByRole("radio", { name: "4" }).click();
  await expect(page.locator("output")).toHaveText("4");
  await expect(page.getByRole("listitem")).toHaveCount(1);
  expect(complaints, "nothing to complain about").toEqual([]);
});

test("Next, server components: a badge is no part of the browser's scripts", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  await page.goto(address);
  await expect(page.getByText("Ready")).toBeVisible();
  const { badge = "" } = await page.evaluate(() => ({
    badge: [...document.querySelectorAll("span")].find(({ textContent }) => textContent === "Ready")
      ?.className,
  }));
  expect(badge).not.toBe("");
  expect(scripts.join("\n")).not.toContain(badge);
});
