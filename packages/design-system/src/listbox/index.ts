export { ListBox, type ListBoxOption } from "./ListBox";
export { ListSearch } from "./ListSearch";
export { matching } from "./next-option";
export { type ListOption, useList } from "./use-list";
