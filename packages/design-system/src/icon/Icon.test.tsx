import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Icon, Pencil } from ".";

test.each([
  [undefined, "1rem"],
  [12, "0.75rem"],
  [20, "1.25rem"],
] as const)("an icon of %s pixels scales with the text next to it", (size, length) => {
  const { container } = render(<Icon picture={Pencil} {...(size && { size })} />);
  const picture = container.querySelector("svg");
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual([length, length]);
});
