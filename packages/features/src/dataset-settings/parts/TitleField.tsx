import { TextField, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { lengthInCodePoints } from "@glossa/question-types/schema";
import { MOST_TITLE, titleProblem } from "./drafts";

interface TitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  /** The replacement for a blank title; without one, a title is required. */
  fallback?: string;
}

/** The title of a field, a metadata property or a vector. */
export function TitleField({ value, onChange, fallback }: TitleFieldProps) {
  const t = useT();
  const { isTouched, onBlur } = useTouched();
  const problem = titleProblem(value, fallback === undefined);
  const isTold = problem === "tooLong" || isTouched;
  return (
    <TextField
      label={t("questionSettings.title")}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={problem && isTold ? t(`questionSettings.wrong.${problem}`, { most: MOST_TITLE }) : undefined}
      hint={fallback ? t("datasetSettings.titleFallback", { name: fallback }) : undefined}
      counter={t("questionSettings.counter", { count: lengthInCodePoints(value.trim()), most: MOST_TITLE })}
    />
  );
}
