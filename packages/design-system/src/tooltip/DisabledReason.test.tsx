import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "../button";
import { DisabledReason } from "./DisabledReason";

test("a button that becomes enabled is the same element and keeps the focus", () => {
  const tree = (isDisabled: boolean) => (
    <DisabledReason reason="Answer first" isDisabled={isDisabled}>
      <Button isDisabled={isDisabled}>Submit</Button>
    </DisabledReason>
  );
  const { rerender } = render(tree(true));
  const button = screen.getByRole("button", { name: "Submit" });
  button.focus();
  rerender(tree(false));
  expect(screen.getByRole("button", { name: "Submit" })).toBe(button);
  expect(button).toHaveFocus();
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});
