// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { LocaleProvider, makeI18n, useLateT } from "./index";

function Title() {
  return <h1>{useLateT()("questionSettings.title")}</h1>;
}

it("A page that asks for late words waits for them, and then speaks", async () => {
  const i18n = await makeI18n("de");
  await act(async () => {
    render(
      <LocaleProvider i18n={i18n}>
        <Suspense fallback={<p>{"…"}</p>}>
          <Title />
        </Suspense>
      </LocaleProvider>,
    );
  });
  expect(screen.getByText("…")).toBeTruthy();
  expect((await screen.findByRole("heading")).textContent).toBe("Titel");
});
