export { useReturnedFocus } from "./use-returned-focus";
