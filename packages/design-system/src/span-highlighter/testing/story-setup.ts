import { fn, within } from "storybook/test";
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
