import { spinner } from "./Spinner.css";

/** A sign that something runs; stands beside the words that say what. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
