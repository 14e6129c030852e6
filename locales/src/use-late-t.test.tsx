// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, it, vi } from "vitest";
import { LocaleProvider, makeI18n, useLateT } from "./index";

function Title() {
  const t = useLateT();
  // A hook behind the wait: it must be the same one when the wait is over.
  const [level] = useState("1");
  return <h1 aria-level={Number(level)}>{t("questionSettings.title")}</h1>;
}

it("A page that asks for late words waits for them, and then speaks", async () => {
  const i18n = await makeI18n("de");
  const complaints = vi.fn();
  await act(async () => {
    render(
      <LocaleProvider i18n={i18n}>
        <Suspense fallback={<p>{"…"}</p>}>
          <Title />
        </Suspense>
      </LocaleProvider>,
      { onRecoverableError: complaints },
    );
  });
  expect(screen.getByText("…")).toBeTruthy();
  expect((await screen.findByRole("heading")).textContent).toBe("Titel");
  expect(complaints).not.toHaveBeenCalled();
});
