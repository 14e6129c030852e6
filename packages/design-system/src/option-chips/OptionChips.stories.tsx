import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { OptionChips, type OptionChipsProps } from "./OptionChips";
import { guide } from "./OptionChips.guide";

function Controlled(props: OptionChipsProps) {
  const [selected, setSelected] = useState(props.selected ?? []);
  const [isExpanded, setIsExpanded] = useState(props.isExpanded);
  const onChoose = (value: string) => {
    const kept = props.mode === "multiple" ? selected.filter((other) => other !== value) : [];
    setSelected(selected.includes(value) ? kept : [...kept, value]);
    props.onChoose?.(value);
  };
  return (
    <>
      <h3 id={props.labelId}>
        <bdi>What does the customer need?</bdi>
      </h3>
      <OptionChips
        {...props}
        selected={selected}
        onChoose={onChoose}
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
      />
    </>
  );
}

const reasons = ["Refund", "Delivery status", "Faulty product", "Change an order", "Account access", "Other"];
const asOptions = (texts: readonly string[]) =>
  texts.map((text, index) => ({ value: text.toLowerCase(), text, number: index + 1 }));
const many = asOptions(Array.from({ length: 77 }, (_, index) => `Intent ${index + 1}`));

const meta = {
  title: "Primitives/Annotation/Option chips",
  tags: ["stable", "annotation"],
  id: "primitives-option-chips",
  component: OptionChips,
  parameters: { guide },
  render: (args) => <Controlled {...args} />,
  args: {
    labelId: "reason",
    mode: "single",
    options: asOptions(reasons),
    selected: [],
    onChoose: fn(),
    isExpanded: false,
    onExpandedChange: fn(),
    words: {
      search: "Search labels",
      noneFound: "No labels found",
      showMore: (count) => `Show ${count} more labels`,
      showFewer: "Show fewer labels",
    },
  },
} satisfies Meta<typeof OptionChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: /customer need/ }));
    await userEvent.tab();
    await expect(group.getByRole("radio", { name: "Refund" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(group.getByRole("radio", { name: "Faulty product" })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(group.getByRole("radio", { name: "Faulty product" })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(group.getByRole("radio", { name: "Faulty product" })).toBeChecked();
    await userEvent.keyboard("{End}");
    await expect(group.getByRole("radio", { name: "Other" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Pencilled: Story = {
  args: {
    selected: ["refund"],
    isPencil: true,
    suggestions: { refund: { score: "0.9", label: "Suggested by triage-v3, score 0.9" } },
  },
  parameters: { proves: [371] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("radio", { name: /Refund Suggested by triage-v3, score 0.9/ }),
    ).toBeChecked();
  },
};

export const SuggestedNotChosen: Story = {
  args: {
    selected: ["other"],
    suggestions: { refund: { score: "0.9", label: "Suggested by triage-v3, score 0.9" } },
  },
};

/** An option has its place whether or not it is suggested or chosen, so that the hand finds it again (use A37). */
export const SamePlaces: Story = {
  render: (args) => (
    <div style={{ inlineSize: "30rem" }}>
      <Controlled {...args} labelId="first" />
      <Controlled
        {...args}
        labelId="second"
        selected={["delivery status"]}
        isPencil
        suggestions={{ "delivery status": { score: "0.9", label: "Suggested by triage-v3, score 0.9" } }}
      />
      <Controlled {...args} labelId="third" selected={["other"]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('[role="radiogroup"]')].map((group) => {
      const [first] = within(group as HTMLElement).getAllByRole("radio");
      const origin = first?.getBoundingClientRect();
      return within(group as HTMLElement)
        .getAllByRole("radio")
        .map((option) => option.getBoundingClientRect())
        .map(({ x, y, width }) => [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width].map(Math.round));
    });
    await expect(places).toHaveLength(3);
    await expect(places[1]).toEqual(places[0]);
    await expect(places[2]).toEqual(places[0]);
  },
};

export const Multiple: Story = {
  args: {
    mode: "multiple",
    selected: ["refund", "other"],
    suggestions: { refund: { score: "0.4", label: "Suggested by details-v3, score 0.4" } },
  },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole("group", { name: /customer need/ }));
    await userEvent.click(group.getByRole("checkbox", { name: "Delivery status" }));
    await expect(group.getAllByRole("checkbox", { checked: true })).toHaveLength(3);
  },
};

export const MultiplePencilled: Story = {
  args: {
    mode: "multiple",
    selected: ["refund", "other"],
    isPencil: true,
    suggestions: {
      refund: { score: "0.9", label: "Suggested by details-v3, score 0.9" },
      other: { score: "0.4", label: "Suggested by details-v3, score 0.4" },
    },
  },
};

export const Collapsed: Story = {
  args: { visibleCount: 3, selected: ["other"] },
  parameters: { proves: [343, 344] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("radio")).toHaveLength(4);
    await expect(canvas.getByRole("radio", { name: "Other" })).toBeChecked();
    await expect(canvas.getByRole("searchbox", { name: "Search labels" })).toBeVisible();
    const more = canvas.getByRole("button", { name: "Show 2 more labels" });
    await expect(more).toHaveTextContent("+2");
    await userEvent.click(more);
    await expect(canvas.getAllByRole("radio")).toHaveLength(6);
    await expect(canvas.getByRole("button", { name: "Show fewer labels" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
};

/** A deselected option stays visible while it has the focus, so that a second press selects it again. */
export const TakenBack: Story = {
  args: { mode: "multiple", visibleCount: 3, selected: ["other"] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("checkbox", { name: "Other" }).focus();
    await userEvent.keyboard(" ");
    const other = canvas.getByRole("checkbox", { name: "Other" });
    await expect(other).not.toBeChecked();
    await expect(other).toHaveFocus();
    await userEvent.keyboard("{ArrowUp} ");
    await expect(canvas.getByRole("checkbox", { name: "Faulty product" })).toHaveFocus();
    await expect(canvas.queryByRole("checkbox", { name: "Other" })).toBeNull();
  },
};

export const ManyLabels: Story = {
  args: { options: many },
  parameters: { proves: [343] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Intent 1" })).toHaveFocus();
    await userEvent.keyboard("int");
    const search = canvas.getByRole("searchbox", { name: "Search labels" });
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue("int");
    await userEvent.keyboard("ent 42");
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("intent 42");
    // The search has ended, so a second Enter is not handled by it (use A5).
    await expect(canvas.getAllByRole("radio")).toHaveLength(77);
    await expect(canvas.getByRole("radio", { name: "Intent 42" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("intent 42{Enter}");
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("x");
    await expect(canvas.getByRole("status")).toHaveTextContent("No labels found");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getAllByRole("radio")).toHaveLength(77);
  },
};

export const TenThousand: Story = {
  args: { options: asOptions(Array.from({ length: 10_000 }, (_, index) => `Intent ${index + 1}`)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole("radio", { name: "Intent 1" });
    await expect(canvas.getAllByRole("radio").length).toBeLessThan(300);
    await expect(first).toHaveAttribute("aria-setsize", "10000");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{End}");
    const last = await canvas.findByRole("radio", { name: "Intent 10000" });
    await expect(last).toHaveFocus();
    await expect(last).toBeVisible();
    await expect(last).toHaveAttribute("aria-posinset", "10000");
    await userEvent.keyboard(" {ArrowUp}");
    await expect(args.onChoose).toHaveBeenCalledWith("intent 10000");
    await expect(canvas.getByRole("radio", { name: "Intent 9999" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(await canvas.findByRole("radio", { name: "Intent 1" })).toHaveFocus();
    await userEvent.keyboard("intent 4321");
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, selected: ["refund"] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Other" }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    options: asOptions([
      `A label ${"that goes on and on ".repeat(14)}`,
      "Short",
      "Donaudampfschifffahrt".repeat(9),
    ]),
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { options: asOptions(["استرداد المبلغ", "حالة التوصيل", "منتج معيب"]), selected: ["استرداد المبلغ"] },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("radio")[0]).toHaveFocus();
  },
};

export const MultipleDisabled: Story = { args: { mode: "multiple", isReadOnly: true, selected: ["refund"] } };

/** The chip and its accessible name contain the agent and the score, which is not spoken again (use A53). */
export const AgentAndScore: Story = {
  args: { suggestions: { refund: { score: "0.9", label: "Suggested by triage-v3, score 0.9" } } },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole("radio", { name: /Refund/ });
    await expect(within(chip).getByTitle("Suggested by triage-v3, score 0.9")).toBeVisible();
    await expect(chip).not.toHaveAccessibleDescription();
    await expect(chip).toHaveAccessibleName(/Suggested by triage-v3, score 0.9/);
  },
};

/** Required and without a value after an attempt to submit. */
/** Shown by an outline, too, not only announced by screen readers (library 2.6). */
export const Invalid: Story = {
  args: { isRequired: true, isInvalid: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(getComputedStyle(canvasElement.querySelector("[data-invalid]") ?? group).outlineStyle).toBe(
      "solid",
    );
  },
};

export const AllStates: Story = allStates(
  meta,
  {
    Default,
    Invalid,
    Pencilled,
    SuggestedNotChosen,
    Multiple,
    MultiplePencilled,
    Collapsed,
    ManyLabels,
    ReadOnly,
    LongText,
    Rtl,
    MultipleDisabled,
  },
  "wide",
);
