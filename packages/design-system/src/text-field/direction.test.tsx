// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextField } from "./TextField";

afterEach(cleanup);

test.each([
  ["شكرا جزيلا", "text", "rtl"],
  ["Thank you", "text", "ltr"],
  // As in the field around it: the text does not jump to the other side with its first letter.
  ["12", "text", null],
  ["", "text", null],
  ["شكرا", "password", null],
] as const)("the direction of %s in a field of the type %s is %s", (value, type, direction) => {
  render(<TextField label="Name" value={value} type={type} onChange={() => undefined} />);
  expect(screen.getByLabelText("Name").getAttribute("dir")).toBe(direction);
});
