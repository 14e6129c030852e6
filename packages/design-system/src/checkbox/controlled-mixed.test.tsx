// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Checkbox } from "./Checkbox";

afterEach(cleanup);

test("a mixed box whose parent keeps its state stays mixed when it is pressed", () => {
  const onChange = vi.fn();
  render(<Checkbox label="All" isChecked={false} isMixed onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  expect(box.indeterminate).toBe(true);
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(box.indeterminate).toBe(true);
});

test("a mixed box is no longer mixed once its parent says so", () => {
  const box = (isMixed: boolean) => <Checkbox label="All" isChecked={!isMixed} isMixed={isMixed} />;
  const { rerender } = render(box(true));
  fireEvent.click(screen.getByRole("checkbox"));
  rerender(box(false));
  expect(screen.getByRole<HTMLInputElement>("checkbox").indeterminate).toBe(false);
});
