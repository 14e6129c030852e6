import { useLoaded } from "@glossa/design-system";
import { StaticText } from "@glossa/design-system/spans";
import type { SettingsOf, ValueOf } from "../schemas";
import type { QuestionInFieldProps } from "../view-parts/definition";
import { shownSpans } from "./review";

type Props = QuestionInFieldProps<SettingsOf<"span">, ValueOf<"span">>;

/**
 * The text of the field with span marking. The span engine is loaded only for datasets with span questions; until
 * then the text can be read, with the marks in their places and as high as it will be, so that nothing moves.
 */
export function SpanField(props: Props) {
  const loaded = useLoaded(load);
  if (loaded) return <loaded.MarkedText {...props} />;
  // What is below a longer text is not on screen, and its marks would have to be laid out all at once.
  return props.text.length > LONG ? props.fallback : <UnloadedText {...props} />;
}

const LONG = 20_000;

function UnloadedText({ text, settings, value, isPencil = false, unreviewed, suggestion, ...props }: Props) {
  const reviewed = { value, isPencil, pencilled: new Set(unreviewed) };
  return (
    <StaticText
      className={props.className}
      style={props.style}
      text={text}
      spans={shownSpans(reviewed, suggestion?.value)}
      labels={settings.options}
      allowsOverlap={settings.allow_overlapping}
      isReadOnly={props.isReadOnly}
    />
  );
}

const load = () => import("./MarkedText");
