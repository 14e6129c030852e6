export { type Direction, letterDirection, majorityDirection } from "./majority";
export { pieceDirections } from "./pieces";
export { type DirectionRun, directionRuns } from "./runs";
export { useDirection } from "./use-direction";
