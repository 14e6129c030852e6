export { SortList, type SortListProps, type SortOption, type SortWords } from "./SortList";
export type { SortKey } from "./sort-keys";
