import type { NativeProps } from "../native";
import { spinner } from "./Spinner.css";

/** A sign that something runs; stands beside the words that say what. */
export function Spinner(native: NativeProps<"span">) {
  return <span {...native} className={spinner} aria-hidden="true" />;
}
