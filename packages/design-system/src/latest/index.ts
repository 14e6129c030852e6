export { useLatest } from "./use-latest";
