import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SingleKeysProvider } from "../kbd";
import { SpanHighlighter } from "./SpanHighlighter";

const labels = [
  { value: "person", text: "Person" },
  { value: "place", text: "Place" },
];

test("In unit tests with jsdom, which lays nothing out, spans are listed, and labelled by the picker", async () => {
  const onSpansChange = vi.fn();
  render(
    <SpanHighlighter
      text="Ana met Ben."
      labels={labels}
      defaultSpans={[{ start: 0, end: 3, label: "person" }]}
      onSpansChange={onSpansChange}
    />,
  );
  const span = await screen.findByRole("button", { name: "Person: Ana, characters 0 to 3" });
  fireEvent.focus(await screen.findByRole("textbox", { name: "Text to annotate" }));
  fireEvent.click(span);
  fireEvent.click(await screen.findByRole("option", { name: /Place/ }));
  expect(onSpansChange).toHaveBeenCalledExactlyOnceWith([{ start: 0, end: 3, label: "place" }]);
  expect(await screen.findByRole("button", { name: "Place: Ana, characters 0 to 3" })).toBeInTheDocument();

  const text = screen.getByRole("textbox");
  text.focus();
  const press = (key: string, times: number, shiftKey = false) => {
    for (let time = 0; time < times; time++) fireEvent.keyDown(text, { key, shiftKey });
  };
  press("ArrowRight", 8);
  press("ArrowRight", 3, true);
  press("1", 1);
  expect(await screen.findByRole("button", { name: "Person: Ben, characters 8 to 11" })).toBeInTheDocument();
});

test.each(["12", "2"])(
  "the label that %s chooses in the picker is that of the next range, too",
  async (digits) => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      value: `label-${index + 1}`,
      text: `Label ${index + 1}`,
    }));
    render(<SpanHighlighter text="Ana met Ben." labels={many} defaultSpans={[]} />);
    const text = await screen.findByRole("textbox", { name: "Text to annotate" });
    text.focus();
    const press = (key: string, times: number, shiftKey = false) => {
      for (let time = 0; time < times; time++) fireEvent.keyDown(text, { key, shiftKey });
    };
    press("ArrowRight", 3, true);
    press("Enter", 1);
    const [first = "", ...others] = digits;
    fireEvent.keyDown(await screen.findByRole("option", { name: /Label 1$/ }), { key: first });
    for (const digit of others) press(digit, 1);
    expect(
      await screen.findByRole("button", { name: `Label ${digits}: Ana, characters 0 to 3` }),
    ).toBeInTheDocument();

    press("ArrowRight", 5);
    press("ArrowRight", 3, true);
    press("Enter", 1);
    expect(
      await screen.findByRole("button", { name: `Label ${digits}: Ben, characters 8 to 11` }),
    ).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test.each(["ArrowDown", "ArrowUp"])(
  "%s moves the focus from the entries of the picker to its labels",
  async (key) => {
    const waiting = { start: 0, end: 3, label: "place", look: "pencilled" as const };
    render(
      <SpanHighlighter
        text="Ana met Ben."
        labels={labels}
        spans={[waiting]}
        onSpansChange={() => undefined}
      />,
    );
    const span = await screen.findByRole("button", { name: /^Place.*: Ana/ });
    fireEvent.focus(await screen.findByRole("textbox", { name: "Text to annotate" }));
    fireEvent.click(span);
    const accept = await screen.findByRole("button", { name: "Accept Place" });
    expect(accept).toHaveFocus();
    fireEvent.keyDown(accept, { key });
    expect(screen.getByRole("option", { name: /Place/ })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole("option", { name: /Place/ }), { key: "ArrowUp" });
    expect(screen.getByRole("option", { name: /Person/ })).toHaveFocus();
  },
);

test("the mouse events of the tap that opened the picker do not move the focus, those of a further press do", async () => {
  render(
    <SpanHighlighter
      text="Ana met Ben."
      labels={labels}
      defaultSpans={[{ start: 0, end: 3, label: "person" }]}
    />,
  );
  const text = await screen.findByRole("textbox", { name: "Text to annotate" });
  fireEvent.focus(text);
  fireEvent.click(await screen.findByRole("button", { name: "Person: Ana, characters 0 to 3" }));
  await screen.findByRole("dialog");
  expect(fireEvent.mouseDown(text)).toBe(false);
  fireEvent.pointerDown(screen.getByRole("option", { name: /Place/ }));
  expect(fireEvent.mouseDown(screen.getByRole("option", { name: /Place/ }))).toBe(true);
});

test("with single keys switched off, neither digits nor Delete change spans in text, list and picker", async () => {
  const onSpansChange = vi.fn();
  render(
    <SingleKeysProvider value={false}>
      <SpanHighlighter
        text="Ana met Ben."
        labels={labels}
        defaultSpans={[{ start: 0, end: 3, label: "person" }]}
        onSpansChange={onSpansChange}
      />
    </SingleKeysProvider>,
  );
  const text = await screen.findByRole("textbox", { name: "Text to annotate" });
  const span = await screen.findByRole("button", { name: "Person: Ana, characters 0 to 3" });
  fireEvent.focus(text);
  for (const element of [text, span])
    for (const key of ["2", "Backspace", "Delete"]) fireEvent.keyDown(element, { key });
  fireEvent.click(span);
  const place = await screen.findByRole("option", { name: "Place" });
  for (const key of ["2", "Delete"]) fireEvent.keyDown(place, { key });
  expect(place.querySelector("kbd")).toBeNull();
  // The hints name only keys that work.
  for (const element of [text, span]) {
    expect(element).toHaveAccessibleDescription(/Enter/);
    expect(element).not.toHaveAccessibleDescription(/number|Delete/);
  }
  expect(onSpansChange).not.toHaveBeenCalled();
  // What moves and opens still works.
  fireEvent.click(place);
  expect(onSpansChange).toHaveBeenCalledExactlyOnceWith([{ start: 0, end: 3, label: "place" }]);
});
