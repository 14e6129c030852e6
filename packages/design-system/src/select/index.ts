export { MultiSelect, type MultiSelectProps } from "./MultiSelect";
export {
  MultiSelectList,
  type MultiSelectListProps,
  type MultiSelectListWords,
} from "./MultiSelectList";
export { Select, type SelectOption, type SelectProps } from "./Select";
export type { SelectFieldProps, SelectWords } from "./SelectFrame";
