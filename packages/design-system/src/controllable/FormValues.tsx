import type { Ref } from "react";

interface FormValuesProps {
  /** The name in the form; without it the form does not get the values. */
  name: string | undefined;
  /** None while the component is disabled. */
  values: readonly (string | number)[];
  ref: Ref<HTMLSpanElement>;
}

/** The values of a component without native controls, as entries of the form around it. */
export function FormValues({ name, values, ref }: FormValuesProps) {
  return (
    <span ref={ref} hidden>
      {name !== undefined &&
        values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
    </span>
  );
}
