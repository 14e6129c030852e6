import { vars } from "./contract.css";

const { base, check } = vars.color.picture;

/** Squares behind a picture: neither black nor white strokes on a transparent ground vanish, in any theme. */
export const pictureGround = {
  backgroundImage: `repeating-conic-gradient(${base} 0 25%, ${check} 0 50%)`,
  backgroundSize: "16px 16px",
};
