export { takenOf } from "./from-packs";
export { removeTaken, takeAlong } from "./take-along";
