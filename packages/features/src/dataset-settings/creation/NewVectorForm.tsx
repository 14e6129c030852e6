import { NumberField, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { NewPartFields } from "./NewPartFields";
import type { NewVector } from "./new-dataset";
import type { NewPartFormProps } from "./PartTab";

/** The most dimensions that the server stores. */
const MOST_DIMENSIONS = 2 ** 31 - 1;

/** A kind of vector of a new dataset: names, and the number of its dimensions. */
export function NewVectorForm(props: NewPartFormProps<NewVector>) {
  const { part: vector, onChange, isTried } = props;
  const t = useT();
  const { isTouched, onBlur } = useTouched();
  const isMissing = vector.dimensions === undefined;
  return (
    <>
      <NewPartFields {...props} />
      <NumberField
        label={t("newDataset.dimensions")}
        min={1}
        max={MOST_DIMENSIONS}
        value={vector.dimensions}
        onChange={(dimensions) => onChange({ ...vector, dimensions })}
        onBlur={onBlur}
        error={isMissing && (isTouched || isTried) ? t("newDataset.wrong.required") : undefined}
      />
    </>
  );
}
