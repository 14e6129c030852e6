import type { ReactNode } from "react";
import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import * as styles from "./Dialog.css";

/** The parts of a dialog on the page instead of above it. */
const drawn = (title: string, text: string, actions: ReactNode) => (
  <div className={styles.dialog}>
    <div className={styles.head}>
      <strong>{title}</strong>
    </div>
    <div className={styles.body}>{text}</div>
    <div className={styles.foot}>{actions}</div>
  </div>
);

/** How to use the dialog. */
export const guide: ComponentGuide = {
  use: [
    "A question that has to be answered before the user can go on: delete, compare two versions.",
    "Content that is looked at for itself: `isWide` for text, `isFull` for images and for content side by side.",
    "A form: with `closesOnScrim={false}`, so that a click beside it loses nothing.",
    "A secret that is shown once: with `closesOnEscape={false}` as well.",
  ],
  avoid: [
    "Something that has happened: `ToastRegion`.",
    "A filter or a small form about a button: `FilterPopover`.",
  ],
  anatomy: ["Title and ×", "Description (optional)", "Content", "Actions (optional)"],
  keys: [
    ["Tab", "Stays inside"],
    ["Escape", "Closes it"],
  ],
  accessibility: [
    "The title names it, the description is read when it opens.",
    "The focus goes to the first control or to `focusFirst`, and returns to where it was.",
  ],
  content: [
    "The title asks or names: “Delete dataset?”. The buttons repeat the verb: “Delete dataset”, not “OK”.",
    "Cancel comes first, the action last.",
  ],
  do: {
    picture: drawn(
      "Delete dataset?",
      "Its 1,208 records and their responses are lost.",
      <>
        <Button>Cancel</Button>
        <Button tone="danger">Delete dataset</Button>
      </>,
    ),
    text: "The title asks, the text names what is lost, the button repeats the verb.",
  },
  dont: {
    picture: drawn("Success", "The dataset was saved.", <Button tone="primary">OK</Button>),
    text: "Nothing has to be decided, but everybody has to press a button: use a toast.",
  },
};
