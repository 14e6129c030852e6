import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "./Button";

test("a button that becomes enabled is the same element and keeps the focus", () => {
  const tree = (isDisabled: boolean) => (
    <Button isDisabled={isDisabled} disabledReason="Answer first">
      Submit
    </Button>
  );
  const { rerender } = render(tree(true));
  const button = screen.getByRole("button", { name: "Submit" });
  button.focus();
  rerender(tree(false));
  expect(screen.getByRole("button", { name: "Submit" })).toBe(button);
  expect(button).toHaveFocus();
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});
