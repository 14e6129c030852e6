import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { OptionChips } from "../option-chips";
import { RankingBoard } from "../ranking-board";
import { RatingRuler } from "../rating";
import { SpanHighlighter } from "../span-highlighter";
import { words as spanWords } from "../span-highlighter/testing/fixtures";
import { TextAnswer } from "../text-answer";

const ofNobody = "nobody";
const chipWords = { search: "Search", noneFound: "None", showMore: String, showFewer: "Fewer" };
const rankingWords = {
  ...{ unranked: "Unranked", ranking: "Ranking", allRanked: "All ranked", drop: "Drop here", hint: "Digits" },
  ...{ state: String, moved: String, putAt: String },
};
const chip = (text: string) => ({ value: text, text, number: 1 });

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("a name that is not there", () => {
  const nameless: readonly [component: string, element: ReactElement][] = [
    ["RatingRuler", <RatingRuler key="" labelId={ofNobody} values={[1]} />],
    [
      "OptionChips",
      <OptionChips key="" labelId={ofNobody} mode="single" options={[chip("t")]} words={chipWords} />,
    ],
    ["RankingBoard", <RankingBoard key="" labelId={ofNobody} options={[]} words={rankingWords} />],
    ["TextAnswer", <TextAnswer key="" id="reply" labelId={ofNobody} />],
    [
      "SpanHighlighter",
      <SpanHighlighter key="" labelId={ofNobody} text="Ana" labels={[]} spans={[]} words={spanWords} />,
    ],
  ];

  test.each(nameless)("%s says once that no element has its labelId", async (component, element) => {
    vi.stubGlobal("IntersectionObserver", Watcher);
    vi.stubGlobal("ResizeObserver", Watcher);
    const { rerender } = render(element);
    rerender(<div>{element}</div>);
    vi.unstubAllGlobals();
    const said = () =>
      warn.mock.calls.filter(([given]) => given.startsWith(`${component}: labelId is "nobody"`));
    // Some components load their warnings in development only.
    await expect.poll(() => said()).toHaveLength(1);
  });

  test("nothing names it", () => {
    render(<RatingRuler values={[1]} />);
    expect(warn).toHaveBeenCalledWith(
      "RatingRuler: it has no name for screen readers. Pass `labelId` or `label`.",
    );
  });

  test("a label names it without an element", () => {
    render(
      <>
        <RatingRuler label="Scale" values={[1]} />
        <OptionChips label="Reason" mode="multiple" options={[chip("t")]} words={chipWords} />
        <RankingBoard label="Better" options={[]} words={rankingWords} />
        <TextAnswer id="reply" label="Reply" />
      </>,
    );
    for (const [role, name] of [
      ["radiogroup", "Scale"],
      ["group", "Reason"],
      ["group", "Better"],
      ["textbox", "Reply"],
    ] as const)
      expect(screen.getByRole(role, { name })).toBeInTheDocument();
    expect(warn).not.toHaveBeenCalled();
  });
});

// In a document without a layout no element becomes visible.
class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}
