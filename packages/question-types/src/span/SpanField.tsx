import { useLoaded } from "@glossa/design-system";
import type { SettingsOf, ValueOf } from "../schemas";
import type { QuestionInFieldProps } from "../view-parts/definition";

/**
 * The text of the field with span marking. The span engine is loaded only for datasets with span questions; until
 * then the text can be read.
 */
export function SpanField(props: QuestionInFieldProps<SettingsOf<"span">, ValueOf<"span">>) {
  const loaded = useLoaded(load);
  return loaded ? <loaded.MarkedText {...props} /> : props.fallback;
}

const load = () => import("./MarkedText");
