import { useControllable } from "../controllable";
import { choiceProblems, useWarnings } from "../warnings";
import type { ChipOption } from "./OptionChip";
import type { OptionChipsProps } from "./OptionChips";

type Selection = "selected" | "defaultSelected" | "onChoose" | "isExpanded" | "onExpandedChange";

/** The selection and whether all options are shown, kept by the caller or here. */
export function useSelection<Rest extends Pick<OptionChipsProps, Selection>>(
  mode: NonNullable<OptionChipsProps["mode"]>,
  options: readonly ChipOption[],
  props: Rest,
) {
  const { selected: controlled, defaultSelected = [], onChoose, ...others } = props;
  const { isExpanded: isControlledExpanded, onExpandedChange, ...rest } = others;
  const [selected, select, inForm] = useControllable({
    value: controlled,
    defaultValue: defaultSelected,
    onChange: undefined,
  });
  const [isExpanded, expand] = useControllable({
    value: isControlledExpanded,
    defaultValue: false,
    onChange: onExpandedChange,
  });
  useWarnings("OptionChips", () => choiceProblems("options", options, selected));
  const choose = (value: string) => {
    const others = selected.filter((candidate) => candidate !== value);
    if (mode === "single") select([value]);
    else select(others.length < selected.length ? others : [...selected, value]);
    onChoose?.(value);
  };
  return { selected, choose, isExpanded, expand, inForm, rest };
}
