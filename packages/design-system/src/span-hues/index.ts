export { compareCodePoints } from "./code-points";
export { hueCount, huesOf } from "./hues";
