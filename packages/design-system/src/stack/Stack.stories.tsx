import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge } from "../badge";
import { Button } from "../button";
import { allStates } from "../testing/all-states";
import { Stack, type StackProps } from "./Stack";
import { guide } from "./Stack.guide";

const meta = {
  title: "Primitives/Layout/Stack",
  tags: ["beta", "layout"],
  id: "primitives-stack",
  component: Stack<"div">,
  parameters: { guide },
  args: {
    gap: 3,
    children: (
      <>
        <Button>Download</Button>
        <Badge>12 records</Badge>
        <Badge>3 pictures</Badge>
      </>
    ),
  },
} satisfies Meta<StackProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvas: HTMLElement) =>
  [canvas.querySelector("button"), within(canvas).getByText("12 records")].map(
    (element) => element?.getBoundingClientRect() ?? new DOMRect(),
  );

/** A column: each child as wide as the stack. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const [button, badge] = boxes(canvasElement);
    await expect(badge?.top).toBeGreaterThan(button?.bottom ?? 0);
  },
};

/** A column whose children keep their own width. */
export const AtTheStart: Story = { args: { align: "start" } };

export const Row: Story = {
  args: { direction: "row", align: "center" },
  play: async ({ canvasElement }) => {
    const [button, badge] = boxes(canvasElement);
    await expect(badge?.left).toBeCloseTo((button?.right ?? 0) + 12, 0);
  },
};

export const RowAtTheEnd: Story = { args: { direction: "row", align: "center", justify: "end" } };

/** The first child at the start, the last at the end. */
export const RowBetween: Story = { args: { direction: "row", align: "baseline", justify: "between" } };

/** A row that does not fit continues on the next line. */
export const LongText: Story = {
  args: {
    direction: "row",
    gap: 2,
    children: Array.from({ length: 30 }, (_, index) => <Badge key={String(index)}>{`Label ${index}`}</Badge>),
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Rtl: Story = { ...Row, parameters: { direction: "rtl" }, play: async () => undefined };

export const AllStates: Story = allStates(meta, {
  Default,
  AtTheStart,
  Row,
  RowAtTheEnd,
  RowBetween,
  LongText,
  Rtl,
});
