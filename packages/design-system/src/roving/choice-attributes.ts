/**
 * The roles of a choice made of a button. Native radios choose while the arrows move; these must not:
 * the focus travels first, then Space chooses.
 */
export function choiceAttributes(role: "radio" | "checkbox", isChecked: boolean, isReadOnly: boolean) {
  return {
    type: "button",
    role,
    "aria-checked": isChecked,
    "aria-disabled": isReadOnly || undefined,
  } as const;
}
