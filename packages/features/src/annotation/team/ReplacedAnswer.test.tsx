// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import type { Value } from "@glossa/question-types/schema";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, test } from "vitest";
import type { ValueOnScreen } from "../view-model";
import { TeamAnswerList } from "./TeamAnswerList";

const i18n = await makeI18n("en");

/** The answers of `ana` and `ben` beside the user's own, which the returned functions read and change. */
function show(type: string, own: ValueOnScreen | undefined, [ana, ben]: [Value, Value]) {
  let value = own;
  let change: (value: ValueOnScreen | undefined) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(own);
    value = shown;
    change = setShown;
    return (
      <TeamAnswerList
        answers={[
          { text: "that of ana", value: ana, usernames: ["ana"] },
          { text: "that of ben", value: ben, usernames: ["ben"] },
        ]}
        isReadOnly={false}
        type={type}
        own={shown}
        onUse={(next) => setShown({ value: next, isPencil: false })}
      />
    );
  }
  render(<Page />, {
    wrapper: ({ children }) => <LocaleProvider i18n={i18n}>{children}</LocaleProvider>,
  });
  return {
    own: () => value?.value,
    type: (text: string) => act(() => change({ value: text, isPencil: false })),
  };
}

const use = (name: string) => fireEvent.click(screen.getByRole("button", { name: RegExp(`from ${name}$`) }));
const said = () => screen.getByRole("status").textContent;
const restoring = () => screen.queryByRole("button", { name: "Restore my answer" });
const restore = () => fireEvent.click(restoring() as HTMLElement);

it("restores a typed text after another answer was used, and leaves the focus in the list", () => {
  const { own } = show("text", { value: "My own words", isPencil: false }, ["Late", "Broken"]);
  expect(said()).toBe("");
  use("ana");
  expect(own()).toBe("Late");
  expect(said()).toBe("Your answer was replaced.");
  restore();
  expect(own()).toBe("My own words");
  expect(said()).toBe("");
  expect(restoring()).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/from ana$/);
});

it("restores it after one answer after another was used", () => {
  const { own } = show("text", { value: "My own words", isPencil: false }, ["Late", "Broken"]);
  use("ana");
  use("ben");
  use("ana");
  restore();
  expect(own()).toBe("My own words");
});

it("keeps changes that were made after an answer was used", () => {
  const { own, type } = show("text", { value: "My own words", isPencil: false }, ["Late", "Broken"]);
  use("ana");
  type("Late, and broken");
  restore();
  expect(own()).toBe("My own words");
  restore();
  expect(own()).toBe("Late, and broken");
});

function valuesFor(type: string): [Value, Value] {
  if (type === "ranking") return [[{ value: "a", rank: 1 }], [{ value: "b", rank: 1 }]];
  return type === "multi_label_selection" ? [["a", "b"], ["c"]] : ["a", "b"];
}

test.each<[string, string, ValueOnScreen | undefined]>([
  ["there was none", "text", undefined],
  ["it was empty", "text", { value: " ", isPencil: false }],
  ["it was the same", "multi_label_selection", { value: ["b", "a"], isPencil: false }],
  ["it does not fit", "ranking", { value: { rank: 1 } as never, isPencil: false }],
  ["it was a suggestion", "label_selection", { value: "c", isPencil: true }],
])("restores nothing if %s", (_, type, own) => {
  show(type, own, valuesFor(type));
  use("ana");
  expect(said()).toBe("");
  expect(restoring()).toBeNull();
});
