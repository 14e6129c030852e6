import { readFileSync } from "node:fs";
import { type MessageKey, makeI18n } from "@glossa/locales";
import { expect, test } from "vitest";
import { commands } from "./commands";
import { isSingle } from "./keymap";
import { questionKeyHelp } from "./question-key-help";

const i18n = await makeI18n("en");
const { t } = i18n;

const read = (name: string) => readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), "utf8");
const page = read("keyboard.md");
const [, ofThePage = "", insideQuestions = ""] = page.split(/^# .*|^## .*/m);

/** Returns the rows of a Markdown table without its head, cell by cell, without code marks. */
function rowsOf(section: string): string[][] {
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .replaceAll("`", "")
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function inText(keys: readonly string[]): string {
  const working = keys.filter((key) => !isSingle(key));
  return working.length === keys.length ? "yes" : working.join(", ");
}

test("docs/keyboard.md lists the keys of the page as defined by the commands", async () => {
  const table: readonly { keys: readonly string[]; labelKey: MessageKey; worksInText?: boolean }[] = commands;
  expect(rowsOf(ofThePage)).toEqual(
    table.map(({ keys, labelKey, worksInText }) => [
      keys.join(", "),
      t(labelKey),
      worksInText ? inText(keys) : "no",
    ]),
  );
});

test("docs/annotation-page.md tells hosts all keys of the commands", () => {
  const [, list = ""] =
    /^\*\*It takes keys\*\*.*?is Ctrl or ⌘:(.*?)\[The keys\]/ms.exec(read("annotation-page.md")) ?? [];
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, key]) => key)).toEqual(
    commands.flatMap(({ keys }) => keys),
  );
});

test("docs/keyboard.md lists the keys inside a question like the dialog of shortcuts", async () => {
  expect(rowsOf(insideQuestions)).toEqual(
    questionKeyHelp.map(({ keys, labelKey }) => [keys.join(", "), t(labelKey)]),
  );
});
