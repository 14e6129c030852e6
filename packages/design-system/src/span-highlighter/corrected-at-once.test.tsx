import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SpanHighlighter } from "./SpanHighlighter";

const labels = Array.from({ length: 12 }, (_, index) => ({
  value: `label-${index + 1}`,
  text: `Label ${index + 1}`,
}));

async function openText() {
  const onChange = vi.fn();
  const onActiveLabel = vi.fn();
  render(
    <SpanHighlighter
      text="Ana met Ben."
      labels={labels}
      defaultSpans={[]}
      activeLabel="label-2"
      onActiveLabel={onActiveLabel}
      onChange={onChange}
    />,
  );
  const text = await screen.findByRole("textbox", { name: "Text to annotate" });
  text.focus();
  const press = (...keys: readonly string[]) => {
    for (const key of keys) fireEvent.keyDown(text, { key });
  };
  const select = () => {
    for (let time = 0; time < 3; time++) fireEvent.keyDown(text, { key: "ArrowRight", shiftKey: true });
  };
  const dragged = async () => {
    fireEvent.pointerDown(text, { button: 0, pointerType: "mouse" });
    const node = screen.getByText("Ana met Ben.").firstChild as Node;
    getSelection()?.setBaseAndExtent(node, 0, node, 2);
    // That of jsdom leaves out elements of which a part is selected.
    vi.spyOn(Selection.prototype, "containsNode").mockReturnValue(true);
    fireEvent.pointerUp(text, { button: 0, pointerType: "mouse" });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  };
  const shown = () => screen.queryAllByRole("button", { name: /characters/ }).map((span) => span.textContent);
  return { text, onChange, onActiveLabel, press, select, dragged, shown };
}

const ana = (label: number) => ({ start: 0, end: 3, label: `label-${label}` });

test.each(["Enter", "a drag"])(
  "a digit right after %s relabels the new span, as a step of its own",
  async (by) => {
    const { press, select, dragged, onChange, onActiveLabel, shown } = await openText();
    if (by === "Enter") {
      select();
      press("Enter");
    } else await dragged();
    press("Shift", "3");
    expect(onChange.mock.calls).toEqual([
      [{ kind: "mark", removed: [], added: [ana(2)] }],
      [{ kind: "relabel", removed: [ana(2)], added: [ana(3)] }],
    ]);
    expect(onActiveLabel.mock.calls).toEqual([["label-3"]]);
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("Label 3: Ana");
    // It may have been the wrong one again.
    press("4");
    expect(shown()).toEqual(["Label 4: Ana, characters 0 to 3"]);
  },
);

test("two digits within 300 ms are one label, which becomes the active one", async () => {
  const { press, select, onActiveLabel, shown } = await openText();
  select();
  press("Enter", "1", "2");
  expect(shown()).toEqual(["Label 12: Ana, characters 0 to 3"]);
  expect(onActiveLabel).toHaveBeenLastCalledWith("label-12");
});

test.each<[string, (all: Awaited<ReturnType<typeof openText>>) => void]>([
  ["another key", ({ press }) => press("ArrowRight")],
  ["a press", ({ text }) => fireEvent.pointerDown(text)],
  ["the focus was elsewhere", ({ text }) => [text.blur(), text.focus()]],
])("a digit after %s chooses the active label", async (_name, act) => {
  const all = await openText();
  all.select();
  all.press("Enter");
  act(all);
  all.press("3");
  expect(all.shown()).toEqual(["Label 2: Ana, characters 0 to 3"]);
  expect(all.onActiveLabel.mock.calls).toEqual([["label-3"]]);
});

test("a digit after a selection that a digit has marked chooses the active label", async () => {
  const { press, select, shown, onActiveLabel } = await openText();
  select();
  press("4");
  press("3");
  expect(shown()).toEqual(["Label 4: Ana, characters 0 to 3"]);
  expect(onActiveLabel.mock.calls).toEqual([["label-3"]]);
});
