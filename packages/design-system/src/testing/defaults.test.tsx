import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Grid } from "../grid";
import { Heading } from "../heading";
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
