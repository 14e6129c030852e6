import { fireEvent, fn, within } from "storybook/test";
import { labels, report, words } from "./fixtures";

/** The initial state of the stories: the report without spans. */
export const setup = () => ({
  labelId: "article",
  text: report,
  spans: [],
  labels,
  activeLabel: "organisation" as string | undefined,
  onActiveLabel: fn(),
  onChange: fn(),
  allowsOverlap: true,
  words,
});

/** The text element. */
export const textIn = (canvas: HTMLElement) => within(canvas).getByRole("textbox", { name: "Article" });

/** Selects words as a mouse does, and releases the button. */
export async function drag(text: HTMLElement, quote: string, isShift = false) {
  const node = text.firstElementChild?.firstChild as Text;
  const start = node.data.indexOf(quote);
  fireEvent.pointerDown(text, { button: 0, pointerType: "mouse", shiftKey: isShift });
  document.getSelection()?.setBaseAndExtent(node, start, node, start + quote.length);
  fireEvent.pointerUp(text, { button: 0, pointerType: "mouse", shiftKey: isShift });
}
