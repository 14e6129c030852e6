// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DatasetMenu } from "./DatasetMenu";

afterEach(cleanup);

const i18n = await makeI18n("en");

test("a zoomed page has the list of shortcuts in the menu of the dataset", async () => {
  const onHelp = vi.fn();
  render(
    <LocaleProvider i18n={i18n}>
      <DatasetMenu onCopyLink={vi.fn()} onWorkOffline={vi.fn()} onHelp={onHelp} />
    </LocaleProvider>,
  );
  fireEvent.keyDown(screen.getByRole("button", { name: "Actions for the dataset" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" }));
  expect(onHelp).toHaveBeenCalledOnce();
});
