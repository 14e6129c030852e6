import { Checkbox, Stack, TextArea, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { lengthInCodePoints, type QuestionSettings } from "../schemas";
import type { SettingsContext } from "../settings-parts/definition";
import { Facts } from "../settings-parts/Facts";
import { draftIssues, longest, type QuestionDraft } from "./draft";
import { settingsHalfOf } from "./registry";
import { useShownIssues } from "./use-shown-issues";

/** The props of the form of a question; its only state is which of its fields the user has left. */
export interface QuestionSettingsFormProps {
  /** The question as it is being edited; the caller keeps it. */
  value: QuestionDraft;
  /** Called with the whole question after each change. */
  onChange: (value: QuestionDraft) => void;
  /** The settings as a published dataset has them: its structure is shown as facts. None: a new question. */
  stored?: QuestionSettings | undefined;
  /**
   * The fields that can be marked in.
   *
   * @default none
   */
  textFields?: SettingsContext["textFields"];
  /**
   * The names of fields in which other questions are answered.
   *
   * @default none
   */
  takenFields?: readonly string[];
  /**
   * The user has tried to save: all problems are shown.
   *
   * @default false
   */
  isTried?: boolean;
  /**
   * The settings can be read, not changed.
   *
   * @default false
   */
  isReadOnly?: boolean;
}

/**
 * The settings of a question of any type.
 *
 * @example
 * const settings = { type: "text" as const, use_markdown: false };
 * const draft = { title: "Your reply", description: "", isRequired: true, settings };
 * const form = <QuestionSettingsForm value={draft} onChange={(changed) => console.info(changed.title)} />;
 */
export function QuestionSettingsForm(props: QuestionSettingsFormProps) {
  const { value, onChange, stored, textFields = [], takenFields = [], isTried = false } = props;
  const { isReadOnly = false } = props;
  const t = useT();
  const context = { stored, textFields, takenFields };
  const { errorOf, onLeft } = useShownIssues(draftIssues(value, context), isTried);
  const { Form, factsOf } = settingsHalfOf(value.settings.type);
  const counter = (part: "title" | "description") =>
    t("questionSettings.counter", { count: lengthInCodePoints(value[part]), most: longest[part] });
  const requiredFact = value.isRequired ? "fixedRequired" : "fixedOptional";
  return (
    <Stack gap={5}>
      <TextField
        label={t("questionSettings.title")}
        value={value.title}
        onChange={(title) => onChange({ ...value, title })}
        onBlur={() => onLeft("title")}
        error={errorOf("title")}
        counter={counter("title")}
        requiredLabel={t("questionSettings.wrong.required")}
        isReadOnly={isReadOnly}
      />
      <TextArea
        label={t("questionSettings.description")}
        hint={t("questionSettings.descriptionHint")}
        value={value.description}
        onChange={(description) => onChange({ ...value, description })}
        onBlur={() => onLeft("description")}
        error={errorOf("description")}
        counter={counter("description")}
        isReadOnly={isReadOnly}
      />
      <Form
        settings={value.settings}
        onChange={(settings) => onChange({ ...value, settings })}
        context={context}
        isReadOnly={isReadOnly}
        errorOf={errorOf}
        onLeft={onLeft}
      />
      {stored ? (
        <Facts
          facts={[t(`questionSettings.${requiredFact}`), ...(factsOf?.(stored, { t, textFields }) ?? [])]}
        />
      ) : (
        <Checkbox
          label={t("questionSettings.required")}
          isChecked={value.isRequired}
          onChange={(isRequired) => onChange({ ...value, isRequired })}
          isDisabled={isReadOnly}
        />
      )}
    </Stack>
  );
}
