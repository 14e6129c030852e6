import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useTouched } from "./use-touched";

afterEach(cleanup);

function Field() {
  const { isTouched, onBlur } = useTouched();
  return <input onBlur={onBlur} data-touched={isTouched} />;
}

it("counts a field as left when the focus moves on, not when the window loses it", () => {
  const { container } = render(<Field />);
  const input = container.querySelector("input") as HTMLInputElement;
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  fireEvent.blur(input);
  expect(input.dataset.touched).toBe("false");
  hasFocus.mockReturnValue(true);
  fireEvent.blur(input);
  expect(input.dataset.touched).toBe("true");
});
