export { ListBox, type ListBoxOption } from "./ListBox";
export { matching } from "./next-option";
export { useList } from "./use-list";
