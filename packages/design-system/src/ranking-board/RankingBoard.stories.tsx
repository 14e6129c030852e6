import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { words } from "./fixtures";
import { RankingBoard, type RankingBoardProps, type RankingOption } from "./RankingBoard";
import { guide } from "./RankingBoard.guide";

const options = ["A", "B", "C"].map((name) => ({ id: name, text: `Response ${name}`, rank: null }));

const meta = {
  title: "Primitives/Annotation/Ranking board",
  tags: ["stable", "annotation"],
  id: "primitives-ranking-board",
  component: RankingBoard,
  parameters: { guide },
  render: Ranking,
  args: { labelId: "better", options, onComplete: fn(), onPlace: fn(), words },
} satisfies Meta<typeof RankingBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Ranking(props: RankingBoardProps) {
  const [shown, setShown] = useState(props.options);
  const [isPencil, setIsPencil] = useState(props.isPencil ?? false);
  return (
    <div style={{ maxInlineSize: "33rem", display: "grid", gap: "10px" }}>
      <h3 id={props.labelId}>
        <bdi>Which answer is better?</bdi>
      </h3>
      <RankingBoard
        {...props}
        options={shown}
        isPencil={isPencil}
        onPlace={(id, rank, shifted) => {
          const ranks = { ...shifted, [id]: rank };
          const rankOf = (option: RankingOption) =>
            ranks[option.id] ?? (option.id === id ? null : option.rank);
          setShown((before) => before.map((option) => ({ ...option, rank: rankOf(option) })));
          setIsPencil(false);
          if (shifted) props.onPlace?.(id, rank, shifted);
          else props.onPlace?.(id, rank);
        }}
      />
    </div>
  );
}

const ranked = (...ranks: (number | null)[]) =>
  options.map((option, index) => ({ ...option, rank: ranks[index] ?? null }));

const boardIn = (canvas: HTMLElement) =>
  within(within(canvas).getByRole("group", { name: "Which answer is better?" }));

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const board = boardIn(canvasElement);
    await userEvent.tab();
    await expect(board.getByRole("button", { name: "Response A not ranked" })).toHaveFocus();
    await userEvent.keyboard("2");
    await expect(args.onPlace).toHaveBeenLastCalledWith("A", 2);
    await expect(board.getByRole("status")).toHaveTextContent("Response A: rank 2");
    // The next item without a rank has the focus; a tie is possible.
    await waitFor(() => expect(board.getByRole("button", { name: "Response B not ranked" })).toHaveFocus());
    await userEvent.keyboard("2");
    await waitFor(() => expect(board.getByRole("button", { name: "Response C not ranked" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Delete}");
    await expect(args.onPlace).toHaveBeenLastCalledWith("A", null);
    // The board has no rank 4.
    await userEvent.keyboard("4");
    await expect(args.onPlace).toHaveBeenCalledTimes(3);
  },
};

/** The last missing rank leads on, once no further digit can follow; a change of a complete board does not. */
export const Completed: Story = {
  args: { options: ranked(1, null, 2) },
  play: async ({ canvasElement, args }) => {
    boardIn(canvasElement).getByRole("button", { name: "Response B not ranked" }).focus();
    await userEvent.keyboard("3");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
    await userEvent.keyboard("2");
    await expect(args.onPlace).toHaveBeenLastCalledWith("B", 2);
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** A suggested order is ranked with the same keys as an empty board: from the first item of the settings to the last. */
export const SuggestedInUse: Story = {
  args: { options: ranked(3, 1, 2), isPencil: true },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const board = boardIn(canvasElement);
    await userEvent.tab();
    await expect(board.getByRole("button", { name: "Response A rank 3" })).toHaveFocus();
    await userEvent.keyboard("1");
    await waitFor(() => expect(board.getByRole("button", { name: "Response B rank 1" })).toHaveFocus());
    await userEvent.keyboard("2");
    await waitFor(() => expect(board.getByRole("button", { name: "Response C rank 2" })).toHaveFocus());
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard("3");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
    await expect(board.getByRole("button", { name: "Response A rank 1" })).toBeVisible();
    await expect(board.getByRole("button", { name: "Response B rank 2" })).toBeVisible();
    await expect(board.getByRole("button", { name: "Response C rank 3" })).toBeVisible();
  },
};

/** By pointer without dragging: an item moves to the first free slot, or is picked and then placed. */
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const board = boardIn(canvasElement);
    await userEvent.click(board.getByRole("button", { name: /Response B/ }));
    await expect(args.onPlace).toHaveBeenLastCalledWith("B", 1);
    await userEvent.click(board.getByRole("button", { name: "Response B rank 1" }));
    await expect(board.getByRole("button", { name: "Response B rank 1" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(board.getByRole("button", { name: "Put at rank 3" }));
    await expect(args.onPlace).toHaveBeenLastCalledWith("B", 3);
    await userEvent.click(board.getByRole("button", { name: "Response B rank 3" }));
    await userEvent.click(board.getByRole("button", { name: "Take out of the ranking" }));
    await expect(args.onPlace).toHaveBeenLastCalledWith("B", null);
    await waitFor(() => expect(board.getByRole("button", { name: "Response A not ranked" })).toHaveFocus());
  },
};

/** An empty column explains why it is empty (use A65). */
export const Ranked: Story = {
  args: { options: ranked(1, 2, 3) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("All ranked")).toBeVisible();
  },
};

export const Tie: Story = { args: { options: ranked(1, null, 1) } };

export const Picked: Story = {
  args: { options: ranked(1, null, null) },
  play: async ({ canvasElement }) => {
    const board = boardIn(canvasElement);
    await userEvent.click(board.getByRole("button", { name: "Response A rank 1" }));
    await expect(board.getAllByRole("button", { name: /^Put at rank/ })).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await expect(board.queryByRole("button", { name: /^Put at rank/ })).toBeNull();
    await userEvent.keyboard(" ");
    await expect(board.getAllByRole("button", { name: /^Put at rank/ })).toHaveLength(2);
  },
};

export const Pencilled: Story = {
  args: { options: ranked(2, 1, null), isPencil: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(boardIn(canvasElement).getByRole("button", { name: "Response B rank 1" }));
    await expect(args.onPlace).toHaveBeenLastCalledWith("B", 1);
  },
};

export const SuggestedNotRanked: Story = {
  args: {
    options: options.map((option, index) => ({
      ...option,
      suggestion: {
        shown: `${index + 1} · 0.6`,
        label: `suggested by judge-v2, score 0.6: rank ${index + 1}`,
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const name = "Response C not ranked suggested by judge-v2, score 0.6: rank 3";
    await expect(boardIn(canvasElement).getByRole("button", { name })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { options: ranked(1, null, 2), isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    // Nothing invites to drag (library 2.7).
    await expect(canvasElement.querySelector("[data-grip]")).toBeNull();
    await expect(within(canvasElement).queryByText("Drop here")).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("2 ");
    await userEvent.click(boardIn(canvasElement).getByRole("button", { name: /Response A/ }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    options: options.map((option) => ({ ...option, text: `${option.text}: ${"a longer text ".repeat(8)}` })),
  },
};

export const TwelvePlaces: Story = {
  args: {
    options: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      text: `Item ${index + 1}`,
      rank: null,
    })),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("12");
    await expect(args.onPlace).toHaveBeenLastCalledWith("0", 12);
    const next = boardIn(canvasElement).getByRole("button", { name: "Item 2 not ranked" });
    await waitFor(() => expect(next).toHaveFocus());
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" }, args: { options: ranked(1, null, null) } };

export const AllStates: Story = allStates(
  meta,
  { Default, Ranked, Tie, Pencilled, SuggestedNotRanked, ReadOnly, LongText, Rtl },
  "wide",
);
