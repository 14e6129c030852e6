import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StorageBanner } from "../shell";
import { aDataset, aHome, datasets } from "./fixtures";
import { HomeScreen } from "./HomeScreen";
import { guide } from "./HomeScreen.guide";
import { exampleDatasets } from "./hub/examples";

const meta = {
  title: "Screens/Home",
  tags: ["stable", "screen"],
  component: HomeScreen,
  parameters: { guide, layout: "fullscreen", data: exampleDatasets.map(({ repository }) => repository) },
  args: aHome(),
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [76, 86] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Datasets");
    await expect(canvas.getByText("4 datasets in 3 workspaces")).toBeVisible();
    const first = canvas.getByRole("link", { name: "ticket-triage-2026" });
    await expect(first).toHaveAttribute("href", "#ticket-triage-2026");
  },
};

/** Copies the URL of a dataset without opening it. */
export const CopiedLink: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy link to ticket-triage-2026" }));
    await expect(args.onCopyLink).toHaveBeenCalledWith("ticket-triage-2026");
  },
};

/** Opens the settings of a dataset without opening the dataset. */
export const ToSettings: Story = {
  parameters: { proves: [88] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Settings of ticket-triage-2026" }));
    await expect(args.onSettings).toHaveBeenCalledWith("ticket-triage-2026");
  },
};

/** Downloads the records of a dataset. */
export const UnfinishedImport: Story = {
  args: { unfinishedImport: { name: "tickets.csv", href: "/datasets/import" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("The import of tickets.csv was interrupted.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the import" })).toHaveAttribute(
      "href",
      "/datasets/import",
    );
  },
};
export const ToDownload: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Download the records of ticket-triage-2026" }));
    await expect(args.onDownload).toHaveBeenCalledWith("ticket-triage-2026");
  },
};

/** With Tab alone, the content, each dataset and its button can be reached. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    const address = window.location.href;
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    // The jump is not a step of the host's router (use A71).
    await expect(window.location.href).toBe(address);
    const first = canvas.getByRole("link", { name: "ticket-triage-2026" });
    for (let presses = 0; presses < 12 && document.activeElement !== first; presses++) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "+2" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy link to ticket-triage-2026" })).toHaveFocus();
  },
};

/** The user and the list are loading; a warning of the server is above them already. */
export const Loading: Story = {
  args: {
    load: "loading",
    datasets: [],
    isManager: undefined,
    banner: <StorageBanner isManager onDismiss={() => undefined} />,
  },
  parameters: { proves: [75] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Datasets");
    await expect(canvas.getByText("Storage is not persistent.")).toBeVisible();
    await expect(canvas.queryByText("No datasets yet")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    // What is beside the list depends on the role.
    await expect(canvas.queryByRole("complementary")).not.toBeInTheDocument();
  },
};

/** The list is loaded; fields, questions and counts are still loading. */
export const PartsLoading: Story = {
  args: {
    datasets: datasets.map((dataset) => ({
      ...dataset,
      fieldTypes: undefined,
      questionTypes: undefined,
      progress: undefined,
    })),
  },
};

export const Empty: Story = {
  args: { datasets: [] },
  parameters: { proves: [84] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("No datasets yet")).toBeVisible();
    await expect(canvas.getByText(/Python with your API key/)).toBeVisible();
    for (const name of ["Create dataset", "Import from Python"])
      await expect(canvas.getAllByRole("button", { name })[0]).toBeVisible();
  },
};

export const EmptyForAnnotator: Story = {
  args: { datasets: [], isManager: false },
  parameters: { proves: [84] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/once you are added to their workspace/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Python/ })).not.toBeInTheDocument();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: { datasets: [], load: "failed" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    datasets: [
      aDataset({
        name: "customer-service-tickets-of-all-european-subsidiaries-2019-to-2026-second-review-round-with-corrections",
        workspace: "Rindfleischetikettierungsüberwachungsaufgabenübertragung",
        progress: {
          total: 12_480_311,
          completed: 8_004_210,
          users: Array.from({ length: 14 }, (_, index) => `annotator-${index + 1}`),
        },
      }),
      aDataset({ name: "a", workspace: "b" }),
    ],
  },
};

export const RightToLeft: Story = {
  parameters: { direction: "rtl" },
  args: {
    datasets: [
      aDataset({ name: "أحكام-محكمة-الاستئناف", workspace: "قانون" }),
      aDataset({ name: "ticket-triage-2026" }),
    ],
  },
};

/** Without column headings, every number has its noun. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1,620 rows")).toBeVisible();
  },
};

/** An owner's rows have four buttons, and nothing is below them. */
export const PhoneOfOwner: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    datasets: [
      aDataset({ workspace: "customer-support" }),
      aDataset({ id: "draft", name: "a-name-that-is-longer-than-a-phone-is-wide-2026", isDraft: true }),
    ],
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "ticket-triage-2026" });
    const rowOf = (name: HTMLElement) => within(name.closest("li") as HTMLElement);
    const firstButton = (name: HTMLElement) =>
      rowOf(name)
        .getByRole("button", { name: /^Copy link/ })
        .getBoundingClientRect();
    const row = rowOf(link);
    const workspace = row.getByText("customer-support").getBoundingClientRect();
    const first = firstButton(link);
    await expect(row.getByRole("button", { name: /^Settings/ })).toBeVisible();
    await expect(row.getByRole("button", { name: /^Download/ })).toBeVisible();
    await expect(workspace.right <= first.left || workspace.top >= first.bottom).toBe(true);
    // A long name is cut before the buttons, and the badge is as wide as its word.
    const long = within(canvasElement).getByRole("link", { name: /^a-name-that/ });
    await expect(long.getBoundingClientRect().right).toBeLessThanOrEqual(firstButton(long).left);
    await expect(within(canvasElement).getByText("Draft").getBoundingClientRect().width).toBeLessThan(80);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const LargeText: Story = { globals: { textSize: "200%" } };

/** The compact density shows more rows at once, and controls side by side have one height. */
export const Compact: Story = {
  tags: ["!dev", "!autodocs"],
  beforeEach: () => {
    document.documentElement.dataset.density = "compact";
    return () => {
      delete document.documentElement.dataset.density;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const row = canvas.getByRole("link", { name: "ticket-triage-2026" }).closest("li") as HTMLElement;
    await expect(boxOf(row).height).toBeLessThan(70);
    const sort = canvas.getByRole("button", { name: /^Sort by/ });
    const order = canvas.getByRole("button", { name: /^Order: / });
    await expect(boxOf(order).height).toBe(boxOf(sort).height);
    const drawing = within(row)
      .getByRole("button", { name: /^Settings/ })
      .querySelector("svg");
    await expect(boxOf(drawing as Element).right).toBe(boxOf(row).right);
  },
};
