import { simulations } from "@glossa/themes/vision";
import type { Decorator } from "@storybook/react-vite";

const still = "*, ::before, ::after { animation: none !important; transition: none !important }";

/** Shows a story as somebody sees it who lacks a kind of cones, or who wants nothing to move. */
export const forSenses: Decorator = (Story, { globals }) => {
  const matrix = simulations[globals.vision as keyof typeof simulations];
  document.documentElement.style.filter = matrix ? "url(#vision)" : "";
  return (
    <>
      {matrix && (
        <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
          <filter id="vision" colorInterpolationFilters="linearRGB">
            <feColorMatrix values={[...matrix.map((row) => `${row.join(" ")} 0 0`), "0 0 0 1 0"].join(" ")} />
          </filter>
        </svg>
      )}
      {globals.motion === "reduced" && <style>{still}</style>}
      <Story />
    </>
  );
};
