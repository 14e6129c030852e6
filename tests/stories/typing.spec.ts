// Undo and redo of the browser in fields of several lines; tests in jsdom have none.
import { expect, test } from "./story-page";

const ids = ["text-answer--default", "text-answer--pencilled", "text-area--default", "text-area--long-text"];

for (const id of ids.map((name) => `primitives-${name}`))
  test(`Ctrl+Z takes back what was typed at once, Ctrl+Y writes it again: ${id}`, async ({ story }) => {
    expect(await story.open(id)).toEqual([]);
    const field = story.page.getByRole("textbox");
    await field.press("Control+End");
    const before = await field.inputValue();
    await story.page.keyboard.type(" Write it anew.");
    await expect(field).toHaveValue(`${before} Write it anew.`);
    await field.press("Control+z");
    await expect(field).toHaveValue(before);
    await field.press("Control+y");
    await expect(field).toHaveValue(`${before} Write it anew.`);
  });
