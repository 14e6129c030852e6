export { FilterPopover, type FilterPopoverProps } from "./FilterPopover";
export { FilterSection, type FilterSectionProps } from "./FilterSection";
export { type FilterBadge, SetFilters, type SetFiltersProps, type SetFiltersWords } from "./SetFilters";
export { useCommitted } from "./use-committed";
