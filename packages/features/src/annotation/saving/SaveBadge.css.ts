import { vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { roomProperty } from "../record/room-beside";

const { danger, success, text, warning } = vars.color;

const reserved = `clamp(1.5rem, var(${roomProperty}, 8.5rem), 8.5rem)`;

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  flexWrap: "wrap",
  minBlockSize: "1.5rem",
  // Its space is reserved while it is empty: a message that appears must not move the text below. Where a fact needs a
  // part of that space, it is only as wide as the drawing, which has the words as its title.
  flex: "none",
  justifyContent: "flex-end",
  minInlineSize: reserved,
  maxInlineSize: "100%",
  marginInlineStart: "auto",
  color: text.secondary,
  fontSize: vars.text.sm.size,
  selectors: {
    '&[data-kind="saved"]': { color: success.text },
    '&[data-kind="waiting"], &[data-kind="signIn"], &[data-kind="unsaved"]': { color: warning.text },
    '&[data-kind="refused"], &[data-kind="conflict"]': { color: danger.text },
  },
});

export const words = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  selectors: {
    // Words without room are in a second line, which is cut off.
    ':is([data-kind="unsaved"], [data-kind="saving"], [data-kind="saved"]) > &': {
      flexWrap: "wrap",
      justifyContent: "flex-end",
      alignContent: "flex-start",
      rowGap: "1.5rem",
      maxInlineSize: reserved,
      blockSize: "1.5rem",
      overflow: "hidden",
    },
  },
});
globalStyle(`${words} > svg`, { blockSize: "1.5rem" });
globalStyle(`${words} > span`, { marginBlock: "0.3125rem" });
export const action = style({ marginInlineStart: vars.space[2] });
