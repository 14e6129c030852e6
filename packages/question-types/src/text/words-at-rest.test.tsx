import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextView } from "./TextView";
import { longestTyping, typingRest } from "./use-typing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const i18n = await makeI18n("en");

function Question({ onChange }: { onChange?: (text: string | undefined) => void }) {
  const [value, setValue] = useState<string | undefined>("some words ".repeat(10));
  const settings = { type: "text", use_markdown: true } as const;
  return (
    <LocaleProvider i18n={i18n}>
      <TextView
        id="answer"
        labelId="title"
        settings={settings}
        value={value}
        isPencil={false}
        isRequired
        isReadOnly={false}
        isInvalid={false}
        onChange={(text) => {
          setValue(text);
          onChange?.(text);
        }}
      />
    </LocaleProvider>
  );
}

test("words are counted when the user pauses, not at every key", async () => {
  render(<Question />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(screen.getByText("20 words")).toBeVisible();
  const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
  for (const letter of "and more") {
    fireEvent.change(field, { target: { value: field.value + letter } });
    await act(() => vi.advanceTimersByTimeAsync(typingRest / 2));
  }
  expect(segment).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(typingRest));
  expect(segment).toHaveBeenCalledOnce();
  expect(screen.getByText("22 words")).toBeVisible();
});

test("a text that is typed without a pause is reported twice a second", async () => {
  const onChange = vi.fn();
  render(<Question onChange={onChange} />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  for (const letter of "ab".repeat(15)) {
    fireEvent.change(field, { target: { value: field.value + letter } });
    await act(() => vi.advanceTimersByTimeAsync(longestTyping / 10));
  }
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(onChange).toHaveBeenLastCalledWith(field.value);
});
