import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OptionChips } from "../option-chips";
import { QuestionFrame } from "../question-frame";
import { RankingBoard } from "../ranking-board";
import { Select } from "../select";
import { TextField } from "../text-field";
import { Breadcrumbs } from "../top-bar";

const nothing = () => undefined;
const text = "Python هي اللغة المستخدمة هنا.";
const chipWords = { search: "", noneFound: "", showMore: String, showFewer: "" };
const boardWords = {
  ...{ unranked: "", ranking: "", allRanked: "", drop: "", hint: "" },
  ...{ state: () => "", moved: String, putAt: String },
};

test.each([
  [
    "an item to rank",
    <RankingBoard
      key=""
      label="Rank"
      options={[{ id: "a", text, rank: null }]}
      onPlace={nothing}
      words={boardWords}
    />,
  ],
  [
    "a label",
    <OptionChips
      key=""
      label="Label"
      mode="single"
      options={[{ value: "a", text }]}
      selected={[]}
      onChoose={nothing}
      isExpanded
      onExpandedChange={nothing}
      words={chipWords}
    />,
  ],
  ["a crumb", <Breadcrumbs key="" label="Here" crumbs={[{ label: text }]} />],
  ["the label of a field", <TextField key="" label={text} />],
  ["a selected option", <Select key="" label="One" options={[{ value: "a", label: text }]} value="a" />],
])("%s is isolated, in the direction of most of its letters (spec 315)", (_, component) => {
  render(component);
  const shown = screen.getByText(text);
  expect([shown.localName, shown.getAttribute("dir")]).toEqual(["bdi", "rtl"]);
});

test("the description of a question begins where its title does, and has its own direction (spec 315)", () => {
  render(
    <QuestionFrame id="q" labelId="q-title" title="Plain words" description={text}>
      {null}
    </QuestionFrame>,
  );
  for (const part of ["Plain words", text]) {
    const shown = screen.getByText(part, { selector: "bdi" });
    expect(shown.getAttribute("dir")).toBe(part === text ? "rtl" : "ltr");
    expect(shown.parentElement?.hasAttribute("dir")).toBe(false);
  }
});

test("a field of one line has the direction of most of its letters, if it has any (spec 315)", () => {
  render(<TextField label="Title" defaultValue={text} />);
  expect(screen.getByLabelText("Title")).toHaveAttribute("dir", "rtl");
  render(<TextField label="Empty" />);
  expect(screen.getByLabelText("Empty")).not.toHaveAttribute("dir");
  render(<TextField label="Address" dir="ltr" defaultValue={text} />);
  expect(screen.getByLabelText("Address")).toHaveAttribute("dir", "ltr");
});
