export { type SortChoice, SortList, type SortListProps, type SortWords } from "./SortList";
export type { SortKey } from "./sort-keys";
