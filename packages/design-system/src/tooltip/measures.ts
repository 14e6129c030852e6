/** Milliseconds of hovering before a tooltip opens; on focus it opens at once. */
export const delay = 1000;

/** Pixels between a tooltip and its element. */
export const gap = 8;

/** Milliseconds for which a changed description is shown by itself. */
export const shownFor = 2000;

const smallText = 40;

/** Whether a tooltip is short enough to stay on one line. */
export function isSmall(content: unknown): boolean {
  return typeof content === "string" && content.length < smallText;
}
