export { FilterPopover, type FilterPopoverProps } from "./FilterPopover";
export { FilterSection, type FilterSectionProps } from "./FilterSection";
