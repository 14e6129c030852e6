import { Icon, Pencil } from "../icon";
import { VisuallyHidden } from "../visually-hidden";
import { mark } from "./SuggestionMark.css";

interface SuggestionMarkProps {
  /** Formatted, or none: a score, a rank. */
  shown: string | null;
  /** The whole sentence: "Suggested by triage-v3, score 0.9". */
  label: string;
}

/** Marks an option as suggested: a pencil with the score or rank. */
export function SuggestionMark({ shown, label }: SuggestionMarkProps) {
  return (
    <span className={mark} title={label}>
      <Icon picture={Pencil} size={12} />
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
