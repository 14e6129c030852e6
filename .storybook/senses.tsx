import { breakpoint } from "@glossa/design-system/contract";
import type { Decorator } from "@storybook/react-vite";
import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from "culori";
import { pretend } from "./pretend";

const filters = {
  protan: filterDeficiencyProt(),
  deutan: filterDeficiencyDeuter(),
  tritan: filterDeficiencyTrit(),
};
const primaries = [
  { mode: "rgb", r: 1, g: 0, b: 0 },
  { mode: "rgb", r: 0, g: 1, b: 0 },
  { mode: "rgb", r: 0, g: 0, b: 1 },
] as const;

/** Simulates colour-vision deficiency, reduced motion and touch. */
export const forSenses: Decorator = (Story, { globals }) => {
  const filter = filters[globals.vision as keyof typeof filters];
  document.documentElement.style.filter = filter ? "url(#vision)" : "";
  pretend(breakpoint.stillness, globals.motion === "reduced");
  pretend(breakpoint.touch, globals.pointer === "finger");
  return (
    <>
      {filter && (
        <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
          <filter id="vision" colorInterpolationFilters="linearRGB">
            <feColorMatrix values={matrixOf(filter)} />
          </filter>
        </svg>
      )}
      <Story />
    </>
  );
};

// The filters are linear, so their results for the primary colours are the columns of the matrix.
function matrixOf(filter: (typeof filters)[keyof typeof filters]): string {
  const columns = primaries.map((primary) => filter(primary));
  const row = (channel: "r" | "g" | "b") => `${columns.map((column) => column[channel]).join(" ")} 0 0`;
  return `${row("r")} ${row("g")} ${row("b")} 0 0 0 1 0`;
}
