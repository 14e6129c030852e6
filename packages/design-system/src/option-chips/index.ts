export type { ChipOption, ChipSuggestion } from "./OptionChip";
export { OptionChips, type OptionChipsProps } from "./OptionChips";
