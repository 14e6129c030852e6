export { MultiSelect, type MultiSelectProps } from "./MultiSelect";
export { Select, type SelectOption, type SelectProps } from "./Select";
export type { SelectFieldProps, SelectWords } from "./SelectFrame";
