import type { LabelOption } from "./options";

/** Shows an option's text, or the bare value when the option is gone. */
export function optionText(options: readonly LabelOption[], value: string): string {
  return options.find((option) => option.value === value)?.text ?? value;
}
