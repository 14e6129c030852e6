import { fn, within } from "storybook/test";
import { labels, report, words } from "./fixtures";

/** What each story of the span highlighter begins with: the report, and nothing marked. */
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

/** The text in which is marked. */
export const textIn = (canvas: HTMLElement) => within(canvas).getByRole("textbox", { name: "Article" });
