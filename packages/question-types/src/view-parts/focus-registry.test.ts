import { expect, it } from "vitest";
import { fieldFocusOf, registerFieldFocus, setFieldFocused } from "./focus-registry";

const aText = () => ({ focusText: () => undefined, focusList: () => undefined });

it("leads to the text that had the focus last, otherwise to the first one of the page", () => {
  const [first, second] = [aText(), aText()];
  const remove = [first, second].map((text) => registerFieldFocus("entities", text));
  expect(fieldFocusOf("entities")).toBe(first);
  setFieldFocused("entities", true, second);
  setFieldFocused("entities", false, second);
  expect(fieldFocusOf("entities")).toBe(second);
  remove[1]?.();
  expect(fieldFocusOf("entities")).toBe(first);
  remove[0]?.();
  expect(fieldFocusOf("entities")).toBeUndefined();
});

it("leads to the text that has taken the place of another one", () => {
  const remove = registerFieldFocus("entities", aText());
  remove();
  const next = aText();
  registerFieldFocus("entities", next)();
  expect(fieldFocusOf("entities")).toBeUndefined();
  registerFieldFocus("entities", next);
  expect(fieldFocusOf("entities")).toBe(next);
});
