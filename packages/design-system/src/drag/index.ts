export { useDrag, type Way } from "./use-drag";
