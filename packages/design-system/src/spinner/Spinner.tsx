import { type NativeProps, rootProps } from "../native";
import { spinner } from "./Spinner.css";

/**
 * Indicates activity; used beside a text that names it.
 *
 * @example
 * <Spinner />
 */
export function Spinner(native: NativeProps<"span">) {
  return <span {...rootProps(native, spinner)} aria-hidden="true" />;
}
