import { required } from "./TextField.css";

/** The asterisk beside the label of what must be filled in; nothing where that is free. */
export function RequiredMark({ label }: { label: string | undefined }) {
  if (label === undefined) return null;
  return (
    <abbr className={required} title={label}>
      {"*"}
    </abbr>
  );
}
