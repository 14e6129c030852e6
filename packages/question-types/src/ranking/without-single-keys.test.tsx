import { SingleKeysProvider } from "@glossa/design-system";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { QuestionView } from "../QuestionView";
import { questionSettings } from "../schemas";

const i18n = await makeI18n("en");
const options = ["a", "b"].map((value) => ({ value, text: value }));
const settings = questionSettings.parse({ type: "ranking", options });

function show(hasSingleKeys: boolean) {
  render(
    <LocaleProvider i18n={i18n}>
      <SingleKeysProvider value={hasSingleKeys}>
        <h3 id="title">{"Better"}</h3>
        <QuestionView
          {...{ id: "better", labelId: "title", settings, value: [{ value: "a", rank: 1 }] }}
          {...{ isPencil: false, isRequired: true, isReadOnly: false, isInvalid: false }}
          onChange={() => undefined}
        />
      </SingleKeysProvider>
    </LocaleProvider>,
  );
  return screen.getByRole("group", { name: "Better" });
}

test("the hint names digits and Delete", () => {
  expect(show(true)).toHaveAccessibleDescription(/Press a number from 1 to 2.*Delete/);
});

test("with single keys switched off, the hint names Space and the buttons that it offers", () => {
  const board = show(false);
  expect(board).toHaveAccessibleDescription(/^Press Space/);
  expect(board).not.toHaveAccessibleDescription(/number|Delete/);
  const item = screen.getByRole("button", { name: /^a/ });
  fireEvent.keyDown(item, { key: "2" });
  expect(screen.queryByRole("button", { name: "Move to rank 2" })).toBeNull();
  fireEvent.click(item);
  for (const name of ["Move to rank 2", "Remove from ranking"])
    expect(screen.getByRole("button", { name })).toBeInTheDocument();
});
