import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Grid } from "../grid";
import { Heading } from "../heading";
import { useWhenNear } from "../near";
import { OptionChips } from "../option-chips";
import { MultiSelect, Select } from "../select";
import { Stack } from "../stack";

test.each([
  [1, "page"],
  [2, "section"],
  [3, "part"],
  [4, "part"],
] as const)("A heading of level %d has the size %s unless another is given (library 4.10)", (level, size) => {
  const { container } = render(<Heading level={level}>Tickets</Heading>);
  expect(within(container).getByRole("heading", { level })).toHaveAttribute("data-size", size);
});

test("A stack and a grid have a distance without being told one (library 4.10)", () => {
  render(
    <>
      <Stack data-testid="stack" />
      <Grid data-testid="grid" />
    </>,
  );
  for (const id of ["stack", "grid"]) expect(screen.getByTestId(id)).toHaveAttribute("data-gap", "4");
});

const many = Array.from({ length: 20 }, (_, at) => ({ value: `v${at}`, label: `Value ${at}` }));

test.each([
  ["select", <Select key="select" label="Value" options={many} />],
  ["select of many", <MultiSelect key="many" label="Value" options={many} countLabel={String} />],
])("A %s without words has neither a search nor a placeholder", (_, element) => {
  render(element);
  fireEvent.click(screen.getByRole("button", { name: "Value" }));
  expect(screen.getAllByRole("option")).toHaveLength(20);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("Option chips without words are radio buttons, all shown, without a search and without keys", () => {
  const options = many.map(({ value, label }) => ({ value, text: label }));
  render(<OptionChips label="Value" options={options} visibleCount={5} />);
  expect(screen.getByRole("radiogroup", { name: "Value" })).toBeVisible();
  expect(screen.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual(
    many.map(({ label }) => label),
  );
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

function Nearing({ onNear }: { onNear: () => void }) {
  return <div ref={useWhenNear<HTMLDivElement>("100%", onNear)}>End of the list</div>;
}

test("Where nothing is laid out, as in jsdom, a long list of chips and the end of a list are shown", () => {
  const options = Array.from({ length: 300 }, (_, at) => ({ value: `v${at}`, text: `Value ${at}` }));
  const onNear = vi.fn();
  render(
    <>
      <OptionChips label="Value" options={options} />
      <Nearing onNear={onNear} />
    </>,
  );
  expect(screen.getByRole("radio", { name: "Value 0" })).toBeVisible();
  expect(screen.getByText("End of the list")).toBeVisible();
  expect(onNear).not.toHaveBeenCalled();
});
