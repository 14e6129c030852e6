import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./api";

/** The most records in one reply. */
const mostAtOnce = 1000;

/** The rows of the list of records. */
export function rows(page: Page): Locator {
  return page.getByRole("list", { name: "Records on this page" }).locator(":scope > li");
}

/** Opens a dataset in bulk mode and waits for its first row, which has the focus. */
export async function openBulk(page: Page, url: string, { many = 10, search = "" } = {}): Promise<void> {
  const text = search === "" ? "" : `&search=${search}`;
  await page.goto(`${url}?page=1~${many}${text}`);
  await expect(rows(page).first().getByRole("checkbox")).toBeFocused();
}

/** The ids of the records in the list. */
export async function rowIds(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.recordId ?? ""));
}

/** The ids of the selected records. */
export async function selectedIds(page: Page): Promise<string[]> {
  const ids = await rowIds(page);
  const checked = await rows(page)
    .locator("input[data-choice]")
    .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
  return ids.filter((_id, index) => checked[index]);
}

/** The statuses that the rows show. */
export async function rowStatuses(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((all) =>
    all.map((row) => row.querySelector("[data-status]")?.textContent ?? ""),
  );
}

/** A button of the actions. */
export function action(page: Page, name: string | RegExp): Locator {
  return page.getByRole("region", { name: "Actions" }).getByRole("button", { name });
}

/** Waits until no action runs. */
export async function untilDone(page: Page): Promise<void> {
  await expect(action(page, "Cancel")).toHaveCount(0, { timeout: 60_000 });
}

/** The values that a user has given as a response to each record of a dataset, by record; fails if one has two. */
export async function responsesIn({ api, id }: Person, dataset_id: string): Promise<Map<string, string>> {
  const items = [];
  for (let offset = 0; ; offset += mostAtOnce) {
    const query = { include: ["responses" as const], limit: mostAtOnce, offset };
    const page = await api.searchMyRecords({ params: { dataset_id }, query, body: {} });
    items.push(...page.items);
    if (page.items.length < mostAtOnce) break;
  }
  const found = items.flatMap(({ record }) => {
    const own = (record.responses ?? []).filter(({ user_id }) => user_id === id);
    expect(own.length).toBeLessThanOrEqual(1);
    return own.map(({ status, values }): [string, string] => [
      record.id,
      [status, ...Object.values(values ?? {}).map(({ value }) => String(value))].join(" "),
    ]);
  });
  return new Map(found);
}
