import { TextField, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { TitleField } from "../parts/TitleField";
import type { NewPart } from "./new-dataset";
import { MOST_NAME, nameProblem } from "./problems";

interface NameFieldProps {
  part: NewPart;
  /** All parts of the same kind: their names differ. */
  parts: readonly NewPart[];
  onChange: (name: string) => void;
  /** The user has tried to publish: a problem is shown at once. */
  isTried: boolean;
}

/** The name by which programs know a part of a new dataset. */
export function NameField({ part, parts, onChange, isTried }: NameFieldProps) {
  const t = useT();
  const { isTouched, onBlur } = useTouched();
  const problem = nameProblem(part, parts);
  return (
    <TextField
      label={t("newDataset.partName")}
      hint={t("newDataset.partNameHint")}
      value={part.name}
      onChange={onChange}
      onBlur={onBlur}
      error={
        problem && (isTouched || isTried) ? t(`newDataset.wrong.${problem}`, { most: MOST_NAME }) : undefined
      }
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** The name and the title of a part; a part without a title shows its name. */
export function NewPartFields<Part extends NewPart>({
  onChange,
  ...props
}: Omit<NameFieldProps, "onChange"> & { part: Part; onChange: (part: Part) => void }) {
  const { part } = props;
  return (
    <>
      <TitleField
        value={part.title}
        onChange={(title) => onChange({ ...part, title })}
        fallback={part.name.trim()}
      />
      <NameField {...props} onChange={(name) => onChange({ ...part, name })} />
    </>
  );
}
