// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TeamAnswerList } from "../team/TeamAnswerList";
import { questionElementId } from "./QuestionItem";
import { useActiveQuestion } from "./use-active-question";

const i18n = await makeI18n("en");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answers = [{ text: "Refund", value: "refund", usernames: ["ben"] }];

/** Two questions with an option each, and what somebody else has answered. */
function Form({ question, serial, record }: { question: string; serial: number; record: string }) {
  useActiveQuestion({ questions: [], focus: { question, serial } } as never, record);
  return ["need", "tone"].map((name) => (
    <section key={name} id={questionElementId(name)} aria-label={name}>
      <input type="radio" aria-label={`Option of ${name}`} />
      <TeamAnswerList answers={answers} type="label_selection" isReadOnly={false} onUse={() => undefined} />
    </section>
  ));
}

function show() {
  let serial = 1;
  const at = (question: string, record: string) => (
    <LocaleProvider i18n={i18n}>
      <Form question={question} serial={serial} record={record} key="form" />
    </LocaleProvider>
  );
  const { rerender } = render(at("need", "r1"));
  /** Requests the focus for a question, as undo and the next record do. */
  return (question: string, record = "r1") => {
    serial += 1;
    rerender(at(question, record));
  };
}

const use = () => screen.getAllByRole("button")[0] as HTMLElement;
const option = (name: string) => screen.getByLabelText(`Option of ${name}`);

test("undo leaves the focus on the button that takes over an answer", () => {
  const request = show();
  expect(document.activeElement).toBe(option("need"));
  use().focus();
  request("need");
  expect(document.activeElement).toBe(use());
});

test("undo in another question, and the next record, move the focus from that button", () => {
  const request = show();
  use().focus();
  request("tone");
  expect(document.activeElement).toBe(option("tone"));
  use().focus();
  request("need", "r2");
  expect(document.activeElement).toBe(option("need"));
});

test("undo leaves the focus on a part of its question, such as the item whose rank it takes back", () => {
  const request = show();
  const item = document.createElement("button");
  document.getElementById(questionElementId("need"))?.append(item);
  item.focus();
  request("need");
  expect(document.activeElement).toBe(item);
  request("need", "r2");
  expect(document.activeElement).toBe(option("need"));
});
