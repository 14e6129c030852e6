import type { ComponentGuide } from "../guide";
import { ToastItem } from "./ToastItem";
import type { ToastMessage } from "./toast-queue";

const nothing = () => undefined;
const drawn = (message: ToastMessage) => (
  <ul>
    <ToastItem
      toast={{ ...message, id: 1, addedAt: 0 }}
      closeLabel="Close"
      onClose={nothing}
      onAct={nothing}
    />
  </ul>
);

/** How to use the toast region. */
export const guide: ComponentGuide = {
  use: [
    "What has just happened and needs no answer: a link was copied, a record was submitted, with one action such as *Undo*.",
  ],
  avoid: [
    "A state that lasts, such as a lost connection: `Banner`.",
    "A decision that has to be made first: `Dialog`.",
  ],
  anatomy: [
    "Notice: icon of its tone, text, action, button to close",
    "Notices above each other, the newest on top",
  ],
  keys: [
    ["F8", "Moves the focus to the newest notice, from anywhere on the page"],
    ["Tab", "Moves into the notices, which stay meanwhile; also from the end of a modal dialog"],
    ["Enter, Space", "Runs the action or closes the notice"],
  ],
  accessibility: [
    "Each notice is announced once. Notices wait while the pointer or the focus is on them, and while the page is hidden.",
    "The focus returns to where it was when a focused notice closes.",
    "In one column, notices cover the top bar and nothing else: neither text nor the actions at the bottom.",
    "Where notices would hide the focused element or controls of an open dialog, they move to the opposite edge until they are gone.",
    "A click in a notice closes neither a dialog nor a popover.",
    "Place the region before the main content, so that Tab reaches it early.",
  ],
  content: ["One sentence: what happened. The action is one word."],
  do: {
    picture: drawn({
      tone: "success",
      text: "Submitted 3 records",
      action: { label: "Undo", onAction: nothing },
    }),
    text: "It says what happened and offers the one thing that people may want now.",
  },
  dont: {
    picture: drawn({
      tone: "danger",
      text: "Something went wrong. Check your connection, your permissions and the settings of the dataset, then try again later.",
    }),
    text: "A problem that stays disappears with the notice, and nobody reads as much in time: use `Banner`.",
  },
};
