import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "./Button";

test("A button that comes to life is the same one, with the focus on it", () => {
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
