import type { ComponentGuide } from "../guide";
import { EditableList } from "./EditableList";

const nothing = () => undefined;
const words = {
  move: (text: string) => `Move ${text}`,
  moveHelp: "Arrows move the line.",
  moveUp: (text: string) => `Move ${text} up`,
  moveDown: (text: string) => `Move ${text} down`,
  moved: (text: string) => `${text} moved`,
  rename: (place: number) => `Text of label ${place}`,
  remove: (text: string) => `Remove ${text}`,
  removed: (text: string) => `${text} removed`,
  unnamed: "a line without a text",
};

/** How to use the editable list. */
export const guide: ComponentGuide = {
  use: ["Short texts that users rename, reorder and remove: the options of a question."],
  avoid: ["An order of given items: `RankingBoard`."],
  anatomy: ["Line: grip, mark, text, button to remove", "Error below the list (`error`)"],
  keys: [
    ["Tab", "Moves into the list and out of it"],
    ["↑ ↓ in a text", "Go to the next or previous line"],
    ["↑ ↓ on a grip", "Move the line"],
    ["Enter, Space or a click on a grip", "Shows two buttons that move the line"],
  ],
  accessibility: [
    "The name of each line includes its place; moves are announced.",
    "Without `onRemove` lines cannot be removed. `error` is about the list as a whole.",
  ],
  content: ["`words.remove` names the line: “Remove Refund”."],
  do: {
    picture: (
      <EditableList
        label="Labels"
        items={[{ text: "Refund" }, { text: "Delivery" }]}
        onRename={nothing}
        onMove={nothing}
        onRemove={nothing}
        words={words}
      />
    ),
    text: "Short texts whose order matters.",
  },
  dont: {
    picture: (
      <EditableList
        label="Labels"
        items={[{ text: "" }, { text: "" }, { text: "" }]}
        onRename={nothing}
        onMove={nothing}
        words={words}
      />
    ),
    text: "Empty lines in stock: add a line when it is wanted.",
  },
};
