export { type EditableItem, EditableList, type EditableListProps, type EditableWords } from "./EditableList";
export { withMoved } from "./place-at";
