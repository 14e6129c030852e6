import { useLoaded } from "@glossa/design-system";
import type { AnswerOf, SettingsOf } from "../schemas";
import type { FieldAnswerProps } from "../view-parts/definition";

/**
 * The field's text as one that can be marked. The span engine comes only where a dataset asks for spans; until it
 * is here the text is there to read.
 */
export function SpanField(props: FieldAnswerProps<SettingsOf<"span">, AnswerOf<"span">>) {
  const loaded = useLoaded(load);
  return loaded ? <loaded.MarkedText {...props} /> : props.fallback;
}

const load = () => import("./MarkedText");
