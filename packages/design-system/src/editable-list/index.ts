export { EditableList, type EditableListProps } from "./EditableList";
export { withMoved } from "./place-at";
export type { EditableItem, EditableWords } from "./words";
