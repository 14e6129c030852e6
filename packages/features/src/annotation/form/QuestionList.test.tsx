// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aForm, aQuestion, aRecord } from "../fixtures/fixtures";
import { QuestionList } from "./QuestionList";

const i18n = await makeI18n("en");
const note = aQuestion({ name: "note", title: "Note", settings: { type: "text", use_markdown: false } });
const other = aQuestion({ name: "other", title: "Other", settings: { type: "text", use_markdown: false } });

test.each([
  [{ weird: 1 }, '{"weird":1}'],
  [null, "null"],
])("a stored value that cannot be shown is shown as JSON at its question: %o", (value, json) => {
  render(
    <LocaleProvider i18n={i18n}>
      <QuestionList
        form={aForm({ questions: [note, other], values: {}, unfit: { note: { value } } })}
        record={aRecord({ suggestions: [] })}
        active={undefined}
        asked={undefined}
        onActivate={vi.fn()}
        onValue={vi.fn()}
        onAnswered={vi.fn()}
      />
    </LocaleProvider>,
  );
  const of = (name: string) => within(screen.getByRole("region", { name: new RegExp(`^${name}`) }));
  expect(of("Note").getByText(/Saving replaces it/)).toBeTruthy();
  expect(of("Note").getByText(json)).toBeTruthy();
  expect(of("Note").getByRole("button", { name: "Copy" })).toBeTruthy();
  expect(of("Other").queryByText(/Saving replaces it/)).toBeNull();
});

test("the title of a question whose name has a space names its input, and its error describes it", () => {
  const spaced = aQuestion({ ...note, name: "my note", title: "My note", required: true });
  render(
    <LocaleProvider i18n={i18n}>
      <QuestionList
        form={aForm({ questions: [spaced], values: {} })}
        record={aRecord({ suggestions: [] })}
        active={undefined}
        asked={{ question: "my note", serial: 1 }}
        onActivate={vi.fn()}
        onValue={vi.fn()}
        onAnswered={vi.fn()}
      />
    </LocaleProvider>,
  );
  const input = screen.getByRole("textbox", { name: /^My note/ });
  const [error] = (input.getAttribute("aria-describedby") ?? "").split(" ");
  expect(document.getElementById(error ?? "")?.textContent).toBe("Answer this question to submit.");
});

test("answers of others that could not be loaded are said to be so, with a button that loads them again", () => {
  const onRetry = vi.fn();
  const list = (haveTeamAnswersFailed: boolean) => (
    <LocaleProvider i18n={i18n}>
      <QuestionList
        form={aForm({ questions: [note], values: {} })}
        record={aRecord({ suggestions: [] })}
        active={undefined}
        asked={undefined}
        onActivate={vi.fn()}
        onValue={vi.fn()}
        onAnswered={vi.fn()}
        haveTeamAnswersFailed={haveTeamAnswersFailed}
        onRetryTeamAnswers={onRetry}
      />
    </LocaleProvider>
  );
  const { rerender } = render(list(false));
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(list(true));
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(/^The answers of others could not be loaded\./);
  fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
