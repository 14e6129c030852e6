// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AuditTable } from "./AuditTable";
import { anEntry } from "./fixtures";

const i18n = await makeI18n("en");

async function cellOf(entry: ReturnType<typeof anEntry>) {
  render(
    <LocaleProvider i18n={i18n}>
      <AuditTable entries={[entry]} />
    </LocaleProvider>,
  );
  return (await screen.findAllByRole("cell")).at(-1);
}

test("a space is between the name of an object and the details", async () => {
  const entry = anEntry("user.changed", { object_name: "فريق/lead", details: { changed: ["role"] } });
  expect((await cellOf(entry))?.textContent).toBe("فريق/lead Changed: role");
});

test("names are written in their own direction, and nothing else is", async () => {
  const entry = anEntry("workspace.member_added", {
    object_name: "فريق",
    details: { username: "ليلى", records: 3 },
  });
  const cell = await cellOf(entry);
  const isolated = [...(cell?.querySelectorAll("bdi") ?? [])];
  expect(isolated.map(({ textContent }) => textContent)).toEqual(["فريق", "ليلى", "3"]);
  // A margin at the end of a name would be on the left of an Arabic one.
  expect(isolated.map(({ className }) => className)).toEqual(["", "", ""]);
});
