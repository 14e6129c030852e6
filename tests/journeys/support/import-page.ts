import type { Page } from "@playwright/test";
import { signIn } from "./steps";
import { expect } from "./test";

/** Signs a user in and waits for the list of datasets. */
export async function enter(page: Page, url: string, name = "argilla"): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await signIn(page, name);
  await expect(page.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
}

/** A file to choose. */
export const fileOf = (name: string, text: string) => ({ name, mimeType: "", buffer: Buffer.from(text) });

/** Chooses files by the button, on home or on the page for files. */
export async function choose(page: Page, files: ReturnType<typeof fileOf>[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose files" }).click(),
  ]);
  await chooser.setFiles(files);
  await expect(page).toHaveURL(/\/datasets\/import(\?|$)/);
}

/** The open dialog. */
export const dialog = (page: Page) => page.getByRole("dialog");
