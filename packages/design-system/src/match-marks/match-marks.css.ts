import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme";
import { currentTint, matchTint } from "./tints";

const { search } = vars.color;

/** The element around a text with marked matches. */
export const scope = style({ position: "relative", minInlineSize: 0 });

const match = {
  backgroundColor: search.bg,
  color: search.text,
  textDecoration: `underline 2px ${search.text}`,
};
const current = {
  backgroundColor: search.text,
  color: search.bg,
  textDecoration: `underline 2px ${search.bg}`,
};

// Of the scopes with matches alone: a highlight of every element is computed for each of them. Browsers differ in
// whether elements inherit highlights.
for (const place of [`${scope}[data-matches]`, `${scope}[data-matches] :not(button)`]) {
  globalStyle(`${place}::highlight(${matchTint})`, match);
  globalStyle(`${place}::highlight(${currentTint})`, current);
}
