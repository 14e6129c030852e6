import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aView, somePorts } from "../fixtures/fixtures";
import { someFilters } from "../fixtures/fixtures-filters";
import type { QueueView } from "../view-model";
import { QueueBar } from "./QueueBar";
import { guide } from "./QueueBar.guide";

const meta = {
  title: "Screens/Annotation/Queue bar",
  tags: ["stable", "screen", "annotation"],
  component: QueueBar,
  parameters: { guide, layout: "fullscreen" },
  args: {
    queue: aView().queue,
    progress: { total: 1620, submitted: 412, draft: 0, discarded: 34, pending: 1174 },
    ports: somePorts(),
    onHelp: fn(),
  },
  decorators: (Story) => (
    <main>
      <h1 translate="no" style={{ padding: "1rem" }}>
        {"ticket-triage-2026"}
      </h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof QueueBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The statuses in their order; choosing one requests its queue. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [262] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("navigation", { name: "Records" })).toHaveTextContent("17 of 1,208");
    await userEvent.click(canvas.getByRole("button", { name: /^Status: Pending/ }));
    const menu = within(await within(document.body).findByRole("menu"));
    const names = menu.getAllByRole("menuitemradio").map(({ textContent }) => textContent);
    // The counts are shown before the queue is opened (use A24).
    await expect(names).toEqual(["Pending1,208", "Draft0", "Discarded34", "Submitted412"]);
    await userEvent.click(menu.getByRole("menuitemradio", { name: /^Draft/ }));
    await expect(args.ports.onStatus).toHaveBeenCalledWith("draft");
    await waitFor(() => expect(within(document.body).queryByRole("menu")).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Next record" }));
    await expect(args.ports.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Keyboard shortcuts" }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
  },
};

/** The number is a field: entering another one opens that record (use A25). */
export const GoTo: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "17 of 1,208" }));
    const field = canvas.getByRole("textbox", { name: "Go to record number" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("x7{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Enter a number from 1 to 1,208.");
    await userEvent.clear(field);
    await userEvent.keyboard("60{Enter}");
    await expect(args.ports.onGoTo).toHaveBeenCalledWith(60);
  },
};

export const Loading: Story = {
  args: {
    queue: { status: "pending", position: undefined, total: undefined, canGoBack: false, canGoOn: false },
  },
};
export const Empty: Story = {
  args: { queue: { status: "draft", position: undefined, total: 0, canGoBack: false, canGoOn: false } },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent("0 of 0");
    const next = within(canvasElement).getByRole("button", { name: "Next record" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await expect(args.ports.onNext).not.toHaveBeenCalled();
  },
};

/** Another user is on the same record. */
export const AlsoHere: Story = {
  args: { others: ["ben"] },
  play: async ({ canvasElement }) => {
    const status = await within(canvasElement).findByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("Also here"));
    const list = within(status).getByRole("list", { name: "Also on this record" });
    await expect(within(list).getByRole("img", { name: "ben" })).toBeVisible();
  },
};

/** Many users are on the same record, if the server reports presence; the first three are shown, the others unfold. */
export const ManyHere: Story = {
  args: { others: ["ben", "carla", "dimitri", "elif", "farah"] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "+2" })).toBeVisible();
  },
};

/** No other user is on the record, on a server that reports presence. */
export const AloneHere: Story = {
  args: { others: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("status")).toBeEmptyDOMElement();
  },
};

/** On a record that left its queue because the user responded to it. */
export const AnsweredHere: Story = {
  args: {
    queue: {
      status: "pending",
      position: undefined,
      total: 1207,
      leftTo: "draft",
      canGoBack: true,
      canGoOn: true,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Draft, 1,207 left")).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    queue: { status: "submitted", position: 1_204_817, total: 12_480_311, canGoBack: true, canGoOn: true },
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** One row: the filters are a button with their number, and the list of records is chosen in the menu of statuses. */
export const PhoneWithFilters: Story = {
  args: { isBulk: false, filters: someFilters() },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("button", { name: /^Status: Pending/ });
    const sheet = canvas.getByRole("button", { name: "Filters: 2" });
    const next = canvas.getByRole("button", { name: "Next record" });
    // They fit in one row in the font of the theme, which may load after the first render.
    await waitFor(() => {
      const [first, ...others] = [status, sheet, next].map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
      expect(others).toEqual([first, first]);
    });
    await userEvent.click(status);
    const menu = within(await within(document.body).findByRole("menu"));
    await userEvent.click(menu.getByRole("menuitemradio", { name: "Bulk" }));
    await expect(args.ports.onPageSize).toHaveBeenCalledWith(10);
    await waitFor(() => expect(within(document.body).queryByRole("menu")).not.toBeInTheDocument());
  },
};

const arrows = { canGoBack: true, canGoOn: true };
const queues: readonly QueueView[] = [
  { status: "discarded", position: 1, total: 12, ...arrows },
  { status: "discarded", position: undefined, leftTo: "discarded", total: 5, ...arrows },
  { status: "discarded", position: undefined, leftTo: "discarded", total: 1207, ...arrows },
  { status: "discarded", position: 1_204_817, total: 12_480_311, ...arrows },
];

/** A bar of the width of a small phone, then of a larger one, whose Next record leads through the texts of the pager. */
function SteadyBar(props: ComponentProps<typeof QueueBar>) {
  const [step, setStep] = useState(0);
  return (
    <div data-step={step} style={{ inlineSize: step < queues.length ? 360 : 390 }}>
      <QueueBar
        {...props}
        queue={queues[step % queues.length] ?? props.queue}
        ports={{ ...props.ports, onNext: () => setStep(step + 1) }}
      />
    </div>
  );
}

/** The arrows stay under the finger, whatever the text between them says. */
export const PhoneSteady: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filters: someFilters(), isBulk: false },
  globals: { viewport: { value: "phone" } },
  render: (args) => <SteadyBar {...args} />,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const place = () => {
      const bar = canvasElement.querySelector("[data-step] > section");
      const arrows = [...canvasElement.querySelectorAll("nav > button:is(:first-child, :last-child)")];
      return [bar, ...arrows].map((element) => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round);
      });
    };
    const places: unknown[] = [];
    for (let step = 0; step < 2 * queues.length; step++) {
      await waitFor(() =>
        expect(canvasElement.querySelector("[data-step]")).toHaveAttribute("data-step", `${step}`),
      );
      places.push(place());
      // What may be cut is whole in the tooltip.
      const left = canvasElement.querySelector("nav [title*=',']");
      if (left) await expect(left).toHaveAttribute("title", left.textContent);
      await userEvent.click(canvasElement.querySelector("nav > button:last-child") as Element);
    }
    const [small, large] = [places.slice(0, queues.length), places.slice(queues.length)];
    await expect(small).toEqual(small.map(() => small[0]));
    await expect(large).toEqual(large.map(() => large[0]));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const PhoneSteadyGerman: Story = {
  ...PhoneSteady,
  globals: { ...PhoneSteady.globals, locale: "de" },
};
export const PhoneSteadySpanish: Story = {
  ...PhoneSteady,
  globals: { ...PhoneSteady.globals, locale: "es" },
};

/** The field of the search is whole in every language, and the search gives all its room before filters lose a part. */
export const SearchGivesRoom: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filters: someFilters() },
  globals: { locale: "es" },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole("search");
    const bar = search.closest("section") as HTMLElement;
    const scope = await within(search).findByText("Todos los campos");
    await expect(scope.scrollWidth).toBeLessThanOrEqual(scope.clientWidth + 1);
    const widths = new Set<string>();
    for (let width = 1440; width >= 1000; width -= 8) {
      bar.style.inlineSize = `${width}px`;
      await new Promise((resolve) => setTimeout(resolve, 40));
      const isCompact = bar.querySelector("[data-compact]") !== null;
      const least = search.clientWidth === 280;
      widths.add(isCompact ? "compact" : least ? "least" : "between");
      if (isCompact) break;
    }
    await expect([...widths]).toEqual(["between", "least", "compact"]);
  },
};
