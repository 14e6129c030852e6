export { type Direction, majorityDirection } from "./majority";
export { pieceDirections } from "./pieces";
export { useDirection } from "./use-direction";
