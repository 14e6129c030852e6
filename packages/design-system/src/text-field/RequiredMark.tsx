import { required } from "./TextField.css";

/** The asterisk beside the label of a required field; nothing for an optional one. */
export function RequiredMark({ label }: { label: string | undefined }) {
  if (label === undefined) return null;
  return (
    <abbr className={required} title={label}>
      {"*"}
    </abbr>
  );
}
