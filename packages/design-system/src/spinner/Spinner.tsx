import type { NativeProps } from "../native";
import { spinner } from "./Spinner.css";

/** Indicates activity; used beside a text that names it. */
export function Spinner(native: NativeProps<"span">) {
  return <span {...native} className={spinner} aria-hidden="true" />;
}
