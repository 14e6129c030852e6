import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CopyButton } from "../code-block";
import { Kbd } from "../kbd";
import { allStates } from "../testing/all-states";
import { Description, DescriptionList } from "./DescriptionList";
import { guide } from "./DescriptionList.guide";

const copy = (value: string) => (
  <CopyButton look="icon" text={value} label={`Copy ${value}`} copiedLabel="Copied" />
);

const meta = {
  title: "Primitives/Data display/Description list",
  tags: ["beta", "data"],
  id: "primitives-description-list",
  component: DescriptionList,
  parameters: { guide },
  args: {
    look: "table",
    children: (
      <>
        <Description term="Record ID" action={copy("b1946ac9")}>
          b1946ac9
        </Description>
        <Description term="Inserted" action={copy("12 May 2025")}>
          12 May 2025
        </Description>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Record ID",
      "Inserted",
    ]);
    const [first, second] = ["b1946ac9", "12 May 2025"].map((text) => canvas.getByText(text));
    // The values are in one column.
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
  },
};

export const Ends: Story = {
  args: {
    look: "ends",
    children: (
      <>
        <Description term="Submit">
          <Kbd isText>Enter</Kbd>
        </Description>
        <Description term="Find in the text of the record">
          <Kbd isText>Ctrl F</Kbd>
          <Kbd isText>F3</Kbd>
        </Description>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector("dl");
    const value = within(canvasElement).getByText("Enter").closest("dd");
    await expect(value?.getBoundingClientRect().right).toBe(list?.getBoundingClientRect().right);
  },
};

export const Inline: Story = {
  args: {
    look: "inline",
    children: (
      <>
        <Description term="Source">newsletter</Description>
        <Description term="Year">2025</Description>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Description term={"Where the record comes from ".repeat(4)} action={copy("the address")}>
        {"https://example.org/".padEnd(200, "archive-of-records")}
      </Description>
    ),
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { children: <Description term="المصدر">النشرة</Description> },
};

export const AllStates: Story = allStates(meta, { Default, Ends, Inline, LongText, Rtl }, "wide");
