import { createVar, keyframes, style } from "@vanilla-extract/css";
import { breakpoint, stillness, vars } from "../theme";

const { base, sheen } = vars.color.skeleton;
const pass = keyframes({ to: { backgroundPosition: "-200% 0" } });

export const width = createVar();
export const height = createVar();

export const skeleton = style({
  display: "block",
  maxInlineSize: "100%",
  inlineSize: width,
  blockSize: height,
  borderRadius: vars.radius[1],
  background: `linear-gradient(100deg, ${base} 30%, ${sheen} 50%, ${base} 70%) 0 0 / 200% 100%`,
  animation: `${pass} 1.6s linear infinite`,
  selectors: {
    "&[data-round]": { borderRadius: vars.radius.full },
    [stillness]: { animation: "none", background: base },
  },
  "@media": { [breakpoint.stillness]: { animation: "none", background: base } },
});
