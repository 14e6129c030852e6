/**
 * The roles of a choice that is a button. Arrow keys select native radio buttons; here they must only
 * move the focus, and Space selects.
 */
export function choiceAttributes(role: "radio" | "checkbox", isChecked: boolean, isReadOnly: boolean) {
  return {
    type: "button",
    role,
    "aria-checked": isChecked,
    "aria-disabled": isReadOnly || undefined,
  } as const;
}
