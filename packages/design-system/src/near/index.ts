export { useWhenNear } from "./use-when-near";
