import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen } from "../AnnotationScreen";
import { arabic, hostile } from "../fixtures/fixtures-extremes";
import { guide } from "./Bulk.guide";
import { aBulk, aBulkScreen, action, aRow, rows, selected, similarity, wholeForm } from "./fixtures";

const meta = {
  title: "Screens/Annotation/Bulk/List",
  id: "screens-annotation-bulk",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { guide, layout: "fullscreen" },
  args: aBulkScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is selected yet. */
export const Default: Story = {};

/** The actions show that nothing is selected. */
export const NothingSelected: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [280, 287] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("navigation", { name: "Pages" })).toHaveTextContent("1–10 of 214");
    await userEvent.hover(action(canvasElement, "Submit"));
    const tip = await within(document.body).findByRole("tooltip");
    await expect(tip).toHaveTextContent("No record selected");
    await userEvent.unhover(action(canvasElement, "Submit"));
    await userEvent.keyboard("{Enter}");
    await expect(args.ports.bulk.onSubmit).not.toHaveBeenCalled();
  },
};

/** Without a first Tab: the list has the focus, and digits and Enter go to the form from there. */
export const ByKeyboard: Story = {
  parameters: { proves: [280, 303] },
  args: aBulkScreen({ selected: ["ticket-1"], draft: wholeForm, canSubmit: true }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { bulk, onNext, onPrevious } = args.ports;
    const [first, second, third] = rows(canvasElement);
    await waitFor(() => expect(first).toHaveFocus());
    // Screen readers hear how many are selected.
    const said = () => canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(said()).toContain("1 of 10 selected");
    await userEvent.keyboard("{ArrowDown} ");
    await expect(second).toHaveFocus();
    await expect(bulk.onSelect).toHaveBeenLastCalledWith("ticket-2", true, false);
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await expect(third).toHaveFocus();
    await expect(bulk.onSelect).toHaveBeenLastCalledWith("ticket-3", true, false);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}{Shift>} {/Shift}");
    await expect(bulk.onSelect).toHaveBeenLastCalledWith("ticket-2", true, true);
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(bulk.onSelectAll).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("2");
    await expect(bulk.onValue).toHaveBeenLastCalledWith("need", "delivery_status", false);
    await waitFor(() => expect(said().join()).toMatch(/What does the customer need\?: .* chosen/));
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(bulk.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Control>}s{/Control}{Backspace}");
    await expect(bulk.onSaveDraft).toHaveBeenCalledOnce();
    await expect(bulk.onDiscard).toHaveBeenCalledOnce();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await expect(onNext).toHaveBeenCalledOnce();
    await expect(onPrevious).toHaveBeenCalledOnce();
    // One Tab stop for all checkboxes; Alt with J leads back from anywhere.
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("button", { name: /^Record menu/ })[1]).toHaveFocus();
    await userEvent.keyboard("{Alt>}j{/Alt}");
    await expect(third).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(bulk.onSelectAll).toHaveBeenLastCalledWith(false);
  },
};

const found = (index: number, similarity?: number) => {
  const row = aRow(index);
  return { ...row, record: { ...row.record, ...(similarity !== undefined && { similarity }) } };
};

/** Each head has the score, the button for similar records, the status and a menu. */
export const Similar: Story = {
  parameters: { proves: [271, 272, 282] },
  args: aBulkScreen(
    { rows: [found(0, 1), found(1, 0.8734), found(2)] },
    {
      similarity: {
        ...similarity,
        search: { recordId: "ticket-9", vectorName: "message-mini", limit: 50, order: "most" },
      },
    },
  ),
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole("list", { name: "Records on this page" });
    const heads = [...list.children].map((row) => within(row as HTMLElement));
    const shown = heads.map(({ queryByText }) => queryByText(/^Similarity/)?.textContent);
    await expect(shown).toEqual(["Similarity 100.0%", "Similarity 87.3%", undefined]);
    for (const { getByRole, getByText } of heads) {
      await expect(getByText("Pending")).toBeVisible();
      await expect(getByRole("button", { name: /^Record menu/ })).toBeVisible();
    }
    // Each says which record.
    const names = heads.map(({ getByRole }) => getByRole("button", { name: /^Record menu: ./ }).ariaLabel);
    await expect(new Set(names).size).toBe(heads.length);
    await userEvent.click(heads[1]?.getByRole("button", { name: /^Find similar/ }) as HTMLElement);
    await expect(args.ports.onFilters).toHaveBeenCalledWith({
      similarity: { recordId: "ticket-2", vectorName: "message-mini", limit: 50, order: "most" },
    });
  },
};

const people = { total: 214, completed: 40, pending: 174, onThisRecord: [], people: [] };

/** Other users, each in the row that they are on. */
export const OthersInRows: Story = {
  args: aBulkScreen(
    {},
    {
      team: {
        ...people,
        others: [
          { username: "ben", recordId: "ticket-2" },
          { username: "ana", recordId: "ticket-elsewhere" },
        ],
      },
    },
  ),
  play: async ({ canvasElement, args }) => {
    const [here] = within(canvasElement).getAllByRole("list", { name: "Also on this record" });
    await expect(here?.closest("li[data-record-id]")).toHaveAttribute("data-record-id", "ticket-2");
    await waitFor(() => expect(rows(canvasElement)[0]).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.ports.bulk.onCurrentRow).toHaveBeenLastCalledWith("ticket-2");
  },
};

/** Records that are similar to all selected ones, where the server accepts several references. */
export const MoreLikeThese: Story = {
  args: aBulkScreen({ selected }, { similarity }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More like these" }));
    const [recordId = "", ...moreRecordIds] = selected;
    await expect(args.ports.onFilters).toHaveBeenCalledWith({
      similarity: { recordId, moreRecordIds, vectorName: "message-mini", limit: 50, order: "most" },
    });
  },
};

/** The height of the records, and how many there are on a page. */
export const FullHeight: Story = {
  parameters: { proves: [281, 283] },
  args: { layout: { isRecordHeightFixed: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("list", { name: "Records on this page" })).toHaveAttribute(
      "data-height",
      "defaultHeight",
    );
    await userEvent.click(canvas.getByRole("radio", { name: "Compact" }));
    await expect(args.onLayout).toHaveBeenLastCalledWith({ isRecordHeightFixed: true });
    await userEvent.click(canvas.getByRole("button", { name: /Records per page/ }));
    const options = within(document.body).getAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      "10 per page",
      "25 per page",
      "50 per page",
      "100 per page",
    ]);
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.ports.onPageSize).toHaveBeenLastCalledWith(100);
    // Arrow keys choose in the switch; they do not show another page from there.
    canvas.getByRole("radio", { name: "Bulk" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.ports.onPageSize).toHaveBeenLastCalledWith(1);
    await expect(args.ports.onPrevious).not.toHaveBeenCalled();
  },
};

export const HundredRows: Story = {
  args: aBulkScreen({ rows: Array.from({ length: 100 }, (_, index) => aRow(index)), pageSize: 100 }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)[0]).toHaveFocus());
    await userEvent.keyboard("{End}");
    const last = rows(canvasElement)[99];
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await userEvent.keyboard("{Home}");
    await expect(rows(canvasElement)[0]).toHaveFocus();
  },
};

export const Loading: Story = {
  args: aBulkScreen(
    { rows: [] },
    {
      load: "loading",
      record: undefined,
      progress: undefined,
      queue: { status: "pending", position: undefined, total: undefined, canGoBack: false, canGoOn: false },
    },
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(action(canvasElement, "Submit")).toHaveAttribute("aria-disabled", "true");
  },
};

const none = {
  record: undefined,
  queue: { status: "pending", position: undefined, total: 0, canGoBack: false, canGoOn: false },
} as const;

export const Empty: Story = {
  args: aBulkScreen({ rows: [] }, none),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { name: "No pending records to annotate" }),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole("region", { name: "Actions" })).not.toBeInTheDocument();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: aBulkScreen({ rows: [] }, { ...none, load: "failed", progress: undefined }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.ports.onRetry).toHaveBeenCalledOnce();
  },
};

const inList = (view: ReturnType<typeof arabic>) => {
  const rowOf = (id: string) => ({ ...aRow(0), record: { ...view.record, id } as never });
  const bulk = aBulk({ rows: ["one", "two", "three"].map(rowOf), selected: ["two"] });
  return { ...aBulkScreen(), view: { ...view, bulk, form: { ...view.form, values: {} } } };
};

/** Words without an end, and a text of many pages: rows keep their height, and nothing scrolls sideways. */
export const LongText: Story = {
  args: aBulkScreen({
    rows: [0, 1, 2].map((index) => {
      const row = aRow(index);
      const fields = {
        subject: "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4),
        message: `${String(row.record.fields.message)} `.repeat(400),
      };
      return { ...row, record: { ...row.record, fields } };
    }),
    selected: ["ticket-2"],
  }),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Records on this page" });
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(list.getBoundingClientRect().height).toBeLessThan(600);
  },
};

/** No content of a record runs or loads anything. */
export const Hostile: Story = {
  args: inList(hostile()),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, iframe[src^='javascript'], [onerror]")).toBeNull();
    await expect(document.title).not.toBe("taken over");
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" }, args: inList(arabic()) };

/** The list, the form below it, and the actions at the bottom of the window. */
export const Phone: Story = {
  args: aBulkScreen({ selected, draft: wholeForm, canSubmit: true }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Record height: Full" }));
    await expect(args.onLayout).toHaveBeenLastCalledWith({ isRecordHeightFixed: false });
    const submit = action(canvasElement, "Submit 3").getBoundingClientRect();
    await expect(submit.bottom).toBeLessThanOrEqual(window.innerHeight);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const PhoneInGerman: Story = {
  ...Phone,
  globals: { viewport: { value: "phone" }, locale: "de" },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
