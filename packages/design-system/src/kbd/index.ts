export { Kbd, type KbdProps } from "./Kbd";
export { SingleKeysProvider, useSingleKeys } from "./single-keys";
