import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, test, vi } from "vitest";
import { questionSchemas } from "../schemas";
import { aDraft, textFields } from "./fixtures";
import { QuestionSettingsForm, type QuestionSettingsFormProps } from "./QuestionSettingsForm";

const i18n = await makeI18n("en");

function Kept(props: QuestionSettingsFormProps) {
  const [value, setValue] = useState(props.value);
  const keep = (next: typeof value) => {
    setValue(next);
    props.onChange(next);
  };
  return <QuestionSettingsForm textFields={textFields} {...props} value={value} onChange={keep} />;
}

function show(props: Omit<QuestionSettingsFormProps, "onChange">) {
  const onChange = vi.fn();
  render(
    <LocaleProvider i18n={i18n}>
      <Kept {...props} onChange={onChange} />
    </LocaleProvider>,
  );
  return onChange;
}

const typed = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

describe.each(questionSchemas.map(({ type }) => type))("the form of %s", (type) => {
  it("reports every change and nothing by itself", () => {
    const onChange = show({ value: aDraft(type) });
    expect(onChange).not.toHaveBeenCalled();
    typed(/^Title/, "Another title");
    expect(onChange).toHaveBeenLastCalledWith(aDraft(type, { title: "Another title" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "An answer is required" }));
    expect(onChange).toHaveBeenLastCalledWith(aDraft(type, { title: "Another title", isRequired: false }));
  });

  it("shows errors after a field was left, or at once after an attempt to save", () => {
    show({ value: aDraft(type) });
    typed(/^Title/, " ");
    expect(screen.queryByText("This field is required.")).toBeNull();
    fireEvent.blur(screen.getByRole("textbox", { name: /^Title/ }));
    expect(screen.getByText("This field is required.")).toBeInTheDocument();
  });

  it("shows settings that a published dataset cannot change as text, and removes no option", () => {
    const { settings } = aDraft(type);
    show({ value: aDraft(type), stored: settings });
    const facts = within(screen.getByRole("list", { name: "Fixed at creation" }));
    expect(facts.getByText("Answer required")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^(Remove|Add)/ })).toBeNull();
  });

  it("changes nothing while it is read-only", () => {
    const onChange = show({ value: aDraft(type), isReadOnly: true });
    for (const field of screen.getAllByRole("textbox")) expect(field).toHaveAttribute("readonly");
    for (const box of [...screen.queryAllByRole("checkbox"), ...screen.queryAllByRole("radio")])
      expect(box).toBeDisabled();
    expect(screen.queryByRole("button", { name: /^(Remove|Add|Move)/ })).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});

test("Labels are added between commas, renamed, moved and removed (spec 184)", () => {
  const onChange = show({ value: aDraft("label_selection") });
  const shown = () => {
    const { settings } = onChange.mock.lastCall?.[0] ?? {};
    return settings.options.map(({ value, text }: { value: string; text: string }) =>
      [value, text].join("="),
    );
  };
  typed("Add labels", "Praise, Complaint");
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Add labels" }), { key: "Enter" });
  expect(shown().slice(-2)).toEqual(["Praise=Praise", "Complaint=Complaint"]);
  typed("Add labels", "Delay a");
  fireEvent.paste(screen.getByRole("textbox", { name: "Add labels" }), {
    clipboardData: { getData: () => "Delay\nWrong, or broken\n" },
  });
  expect(screen.getByRole("textbox", { name: "Add labels" })).toHaveProperty("value", "Delay a");
  expect(shown().slice(-2)).toEqual(["Delay=Delay", "Wrong, or broken=Wrong, or broken"]);
  typed("Add labels", "Delay, Praise");
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Add labels" }), { key: "Enter" });
  expect(shown()).toHaveLength(10);
  expect(screen.getByText("2 labels are already in the list.")).toHaveRole("status");
  typed("Add labels", "Lost");
  expect(screen.queryByText("2 labels are already in the list.")).toBeNull();
  typed("Text of option 1", "Money back");
  expect(shown()[0]).toBe("Money back=Money back");
  fireEvent.keyDown(screen.getByRole("button", { name: "Move Money back, 1 of 10" }), { key: "ArrowDown" });
  expect(shown().slice(0, 2)).toEqual(["delivery-status=Delivery status", "Money back=Money back"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove Money back" }));
  expect(shown()).toHaveLength(9);
});

test("a published label keeps the value that responses contain", () => {
  const { settings } = aDraft("label_selection");
  const onChange = show({ value: aDraft("label_selection"), stored: settings });
  typed("Text of option 1", "Money back");
  expect(onChange.mock.lastCall?.[0].settings.options[0]).toMatchObject({
    value: "refund",
    text: "Money back",
  });
});

test("the number of visible labels can be set only above three labels, and is adjusted when some are removed (spec 154, 345)", () => {
  const value = aDraft("multi_label_selection");
  const onChange = show({ value });
  expect(screen.getByRole("spinbutton", { name: "Labels shown at first" })).toHaveValue("5");
  for (let count = 8; count > 3; count -= 1) {
    fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0] as HTMLElement);
  }
  expect(onChange.mock.lastCall?.[0].settings).toMatchObject({ visible_options: 3 });
  expect(screen.queryByRole("spinbutton")).toBeNull();
});

test("An item to rank can be removed only while there are three or more (spec 186)", () => {
  show({ value: aDraft("ranking") });
  fireEvent.click(screen.getByRole("button", { name: "Remove Response B" }));
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add an item" }));
  expect(screen.getByRole("textbox", { name: "Text of option 3" })).toHaveValue("Item 3");
});

test("a new item to rank has the focus, and typing replaces its name", () => {
  show({ value: aDraft("ranking") });
  const add = screen.getByRole("button", { name: "Add an item" });
  add.focus();
  fireEvent.click(add);
  const added = screen.getByRole<HTMLInputElement>("textbox", { name: "Text of option 4" });
  expect(added).toHaveFocus();
  expect(added.value.slice(added.selectionStart ?? 0, added.selectionEnd ?? 0)).toBe(added.value);
});

test.each(["en", "de", "es"] as const)(
  "a new item to rank is named as the first ones are (%s)",
  async (language) => {
    const { t } = await makeI18n(language);
    const first = t("newDataset.examples.ranking").split(", ");
    expect(first).toEqual([1, 2].map((number) => t("questionSettings.newItem", { number })));
  },
);
