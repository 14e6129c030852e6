import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Checkbox } from "../checkbox";
import { Tag } from "../icon";
import { RangeSlider } from "../range-slider";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { FilterPopover } from "./FilterPopover";
import { guide } from "./FilterPopover.guide";
import { FilterSection } from "./FilterSection";

interface Suggestions {
  score: readonly [number, number];
  agents: readonly string[];
}

const agents = ["triage-v3", "triage-v2", "triage-v1", "rules"];
const anything: Suggestions = { score: [0, 1], agents: [] };

const meta = {
  title: "Primitives/Selection/Filter popover",
  tags: ["stable", "form", "overlay"],
  id: "primitives-filter-popover",
  component: FilterPopover<Suggestions>,
  parameters: { guide },
  render: (args) => {
    const [value, onCommit] = useControlled(args.value, args.onCommit);
    return <FilterPopover {...args} value={value} onCommit={onCommit} />;
  },
  args: {
    label: "Suggestions",
    icon: Tag,
    value: anything,
    onCommit: fn(),
    moreLabel: (hidden) => `+${hidden}`,
    badgesOf: (value) => {
      const { score, agents: chosen } = value;
      const fromScore = { label: `from ${score[0]}`, without: { ...value, score: anything.score } };
      return [
        ...(score[0] > 0 ? [fromScore] : []),
        ...chosen.map((label) => ({
          label,
          without: { ...value, agents: chosen.filter((agent) => agent !== label) },
        })),
      ];
    },
    fit: "sections",
    clear: { to: anything, words: { remove: (label) => `Remove ${label}`, all: "Remove all" } },
    children: (draft, change) => (
      <>
        <FilterSection title="What does the customer need?" name="question" isInitiallyOpen>
          <RangeSlider
            label="Score"
            min={0}
            max={1}
            step={0.1}
            words={{
              from: "From",
              to: "To",
              between: "to",
              exact: "exact value",
              limit: (limit) => `The limit is ${limit}.`,
            }}
            value={draft.score}
            onChange={(score) => change({ ...draft, score })}
          />
        </FilterSection>
        <FilterSection
          title="Agent"
          name="question"
          badge={draft.agents.length > 0 ? String(draft.agents.length) : undefined}
        >
          {agents.map((agent) => (
            <Checkbox
              key={agent}
              label={agent}
              isChecked={draft.agents.includes(agent)}
              onChange={(isOn) =>
                change({
                  ...draft,
                  agents: isOn ? [...draft.agents, agent] : draft.agents.filter((other) => other !== agent),
                })
              }
            />
          ))}
        </FilterSection>
      </>
    ),
  },
} satisfies Meta<typeof FilterPopover<Suggestions>>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const triggerOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: /Suggestions/ });

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const popup = within(await page.findByRole("dialog", { name: "Suggestions" }));
    const slider = popup.getByRole("slider", { name: "From" });
    slider.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(args.onCommit).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onCommit).toHaveBeenCalledWith({ score: [0.2, 1], agents: [] }));
    await userEvent.click(popup.getByText("Agent"));
    await userEvent.click(popup.getByRole("checkbox", { name: "triage-v3" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onCommit).toHaveBeenLastCalledWith({ score: [0.2, 1], agents: ["triage-v3"] });
    await waitFor(() => expect(triggerOf(canvasElement)).toHaveFocus());
    await expect(triggerOf(canvasElement)).toHaveTextContent("Suggestionsfrom 0.2triage-v3");
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(triggerOf(canvasElement));
    await page.findByRole("dialog", { name: "Suggestions" });
  },
};

export const SetFilter: Story = { args: { value: { score: [0.6, 1], agents: ["triage-v3"] } } };

/** Two badges, the rest as a number. */
export const ManySet: Story = {
  parameters: { proves: [401] },
  args: { value: { score: [0.6, 1], agents: agents.slice(0, 3) } },
  play: async ({ canvasElement }) => {
    const trigger = within(triggerOf(canvasElement));
    await expect(trigger.getByText("from 0.6")).toBeVisible();
    await expect(trigger.getByText("triage-v3")).toBeVisible();
    await expect(trigger.queryByText("triage-v2")).not.toBeInTheDocument();
    await expect(trigger.getByText("+2")).toBeVisible();
    await expect(triggerOf(canvasElement)).toHaveAccessibleName(/triage-v2, triage-v1$/);
  },
};

/** For a bar without room: the number of set values, and no arrow. */
export const Compact: Story = {
  ...ManySet,
  parameters: {},
  args: { ...ManySet.args, badgesShown: 0, isCompact: true, moreLabel: String },
  play: async ({ canvasElement }) => {
    await expect(triggerOf(canvasElement)).toHaveTextContent("Suggestions4");
  },
};

/** Each set value has a button that removes it; the focus moves on to the next one. */
export const Removed: Story = {
  ...ManySet,
  parameters: {},
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(triggerOf(canvasElement));
    const popup = within(await page.findByRole("dialog", { name: "Suggestions" }));
    await userEvent.click(popup.getByRole("button", { name: "Remove from 0.6" }));
    await expect(popup.getByRole("button", { name: "Remove triage-v3" })).toHaveFocus();
    await waitFor(() =>
      expect(args.onCommit).toHaveBeenLastCalledWith({ score: [0, 1], agents: agents.slice(0, 3) }),
    );
    await userEvent.click(popup.getByRole("button", { name: "Remove all" }));
    await expect(args.onCommit).toHaveBeenLastCalledWith(anything);
    await expect(popup.getByText("What does the customer need?").closest("summary")).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { value: { score: [0, 1], agents: ["an-agent-with-a-very-long-name-indeed-v3"] } },
};
export const Rtl: Story = { ...Open, parameters: { direction: "rtl" } };

export const Hover: Story = { parameters: { pointer: "hover" } };

export const AllStates: Story = allStates(meta, { Default, SetFilter, ManySet, LongText, Rtl });
