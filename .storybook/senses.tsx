import { breakpoint } from "@glossa/design-system/contract";
import { simulations } from "@glossa/themes/vision";
import type { Decorator } from "@storybook/react-vite";
import { pretend } from "./pretend";

/** Shows a story as somebody sees it who lacks a kind of cones, wants nothing to move, or uses a finger. */
export const forSenses: Decorator = (Story, { globals }) => {
  const matrix = simulations[globals.vision as keyof typeof simulations];
  document.documentElement.style.filter = matrix ? "url(#vision)" : "";
  pretend(breakpoint.stillness, globals.motion === "reduced");
  pretend(breakpoint.touch, globals.pointer === "finger");
  return (
    <>
      {matrix && (
        <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
          <filter id="vision" colorInterpolationFilters="linearRGB">
            <feColorMatrix values={[...matrix.map((row) => `${row.join(" ")} 0 0`), "0 0 0 1 0"].join(" ")} />
          </filter>
        </svg>
      )}
      <Story />
    </>
  );
};
