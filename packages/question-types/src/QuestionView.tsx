import { Text, useWarnings } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { knownQuestionType } from "./registry";
import { isFitting } from "./schema-parts/fitting";
import type { QuestionSettings } from "./schemas";
import type { QuestionInFieldProps, QuestionInputProps, QuestionViewProps } from "./view-parts/definition";

/**
 * The view of a question of any type. A value or a suggestion that does not have the form of the type is shown as none. In
 * place of a question whose type this version does not know, a line says so.
 *
 * @example
 * <>
 *   <h3 id="urgency-title">How urgent is it?</h3>
 *   <QuestionView
 *     id="urgency"
 *     labelId="urgency-title"
 *     settings={{ type: "rating", options: [{ value: 1 }, { value: 2 }] }}
 *     value={2}
 *     isRequired
 *     onChange={(value) => console.info(value)}
 *   />
 * </>
 */
export function QuestionView<Settings extends QuestionSettings>(props: QuestionViewProps<Settings>) {
  const View = knownQuestionType(props.settings.type)?.View;
  // The type of the value follows from the settings; TypeScript cannot derive that outside of the registry.
  const given = useFitting("QuestionView", props as unknown as QuestionViewProps);
  const { isPencil = false, isRequired = false, isReadOnly = false, isInvalid = false } = given;
  const input: QuestionInputProps = { ...given, isPencil, isRequired, isReadOnly, isInvalid };
  return View ? <View {...input} /> : <UnknownType id={props.id} type={props.settings.type} />;
}

function UnknownType({ id, type }: { id: string; type: string }) {
  const t = useT();
  return (
    <Text id={id} tone="secondary">
      {t("questions.unknownType", { type })}
    </Text>
  );
}

/**
 * The name of the field that takes the question's input, for questions that are not answered next to the record.
 *
 * @param settings those of the question
 * @example
 * const options = [{ value: "place", text: "Place", description: null }];
 * const rules = { visible_options: null, allow_overlapping: false, allow_character_annotation: true };
 * answeredField({ type: "span", field: "article", options, ...rules }); // "article"
 */
export function answeredField(settings: QuestionSettings): string | undefined {
  return knownQuestionType(settings.type)?.inField?.nameOf(settings);
}

/**
 * The text of a field with the value of a question in it.
 *
 * @example
 * const options = [{ value: "place", text: "Place", description: null }];
 * const rules = { visible_options: null, allow_overlapping: false, allow_character_annotation: true };
 * const article = (
 *   <QuestionInField
 *     id="entities"
 *     labelId="article-title"
 *     settings={{ type: "span", field: "article", options, ...rules }}
 *     text="Umeå lies on the coast."
 *     fallback="Umeå lies on the coast."
 *     value={[{ label: "place", start: 0, end: 4 }]}
 *     onChange={(value) => console.info(value)}
 *   />
 * );
 */
export function QuestionInField<Settings extends QuestionSettings>(props: QuestionInFieldProps<Settings>) {
  const View = knownQuestionType(props.settings.type)?.inField?.View;
  // As above: the registry pairs values and settings.
  const given = useFitting("QuestionInField", props as unknown as QuestionInFieldProps);
  return View ? <View {...given} /> : props.fallback;
}

type Given = Pick<QuestionViewProps, "settings" | "value" | "suggestion">;

/** The props without a value and a suggestion that the view of the type cannot show. */
function useFitting<Props extends Given>(component: string, props: Props): Props {
  const { value, suggestion } = props;
  const { type } = props.settings;
  const isShown = value === undefined || isFitting(type, value);
  const isSuggested = suggestion === undefined || isFitting(type, suggestion.value);
  useWarnings(component, () => [
    isShown ? undefined : unfit("the value", value, type),
    isSuggested ? undefined : unfit("the value of the suggestion", suggestion.value, type),
  ]);
  if (isShown && isSuggested) return props;
  return { ...props, value: isShown ? value : undefined, suggestion: isSuggested ? suggestion : undefined };
}

function unfit(what: string, value: unknown, type: string): string {
  return `${what} ${JSON.stringify(value)} is not a valid value for a question of type "${type}". Nothing is shown for it.`;
}
