export { type Direction, majorityDirection } from "./majority";
export { useDirection } from "./use-direction";
