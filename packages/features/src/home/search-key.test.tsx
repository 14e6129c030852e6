// @vitest-environment jsdom
import { SingleKeysProvider } from "@glossa/design-system";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { allDatasets } from "./criteria";
import { DatasetToolbar } from "./DatasetToolbar";

const i18n = await makeI18n("en");

test.each([true, false])("with single keys on: %s, the search shows the key that works", (isOn) => {
  render(
    <LocaleProvider i18n={i18n}>
      <SingleKeysProvider value={isOn}>
        <DatasetToolbar
          criteria={allDatasets}
          onCriteria={() => undefined}
          workspaces={[]}
          isLoading={false}
        />
      </SingleKeysProvider>
    </LocaleProvider>,
  );
  const search = screen.getByRole("searchbox");
  fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement === search).toBe(isOn);
  expect(search.getAttribute("aria-keyshortcuts")).toBe(isOn ? "/" : null);
  expect(screen.queryByText("/") !== null).toBe(isOn);
});
