export type { ChipOption, ChipSuggestion } from "./OptionChip";
export { type ChipWords, OptionChips, type OptionChipsProps } from "./OptionChips";
