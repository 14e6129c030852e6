// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aCreationPage, aNewDataset } from "./fixtures";
import { NewDatasetScreen } from "./NewDatasetScreen";

const i18n = await makeI18n("en");

it("the focus goes to the name after the settings of another dataset were copied", async () => {
  let arrive = () => {};
  const onCopy = async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return aNewDataset();
  };
  render(
    <LocaleProvider i18n={i18n}>
      <NewDatasetScreen {...aCreationPage({ onCopy })} />
    </LocaleProvider>,
  );
  const list = () => screen.queryByRole("button", { name: /^Start with the settings/ });
  fireEvent.click(list() as HTMLElement);
  fireEvent.click(await screen.findByRole("option", { name: "ticket-triage-2026 · support" }));
  await waitFor(() => expect(document.activeElement).toBe(list()));
  await act(async () => arrive());
  await waitFor(() => expect(list()).toBeNull());
  expect(document.activeElement).toBe(screen.getAllByRole("textbox", { name: /^Name/ })[0]);
});
