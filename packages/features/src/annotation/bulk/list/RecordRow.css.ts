import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import * as head from "../../record/RecordHead.css";
import * as badge from "../../saving/SaveBadge.css";

const { accent, bg, border, danger, pencil } = vars.color;

const ground = `var(--glossa-ground, ${bg.page})`;

/** The column of the checkboxes, whose size depends on that of texts. */
export const selectWidth = "3.5rem";

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  // The same as that of the rows.
  scrollMarginBlockStart: "6rem",
  "@media": { [breakpoint.low]: { scrollMarginBlockStart: 0 } },
  ":focus-visible": { outlineOffset: "-3px" },
  vars: {
    "--glossa-picture-height": "clamp(12rem, 40vh, 24rem)",
    "--glossa-picture-width": vars.measure.reading,
  },
  selectors: {
    '&[data-height="fixedHeight"]': {
      vars: {
        "--glossa-picture-height": "8rem",
        "--glossa-tall-picture-height": "6.5rem",
        "--glossa-row-lines": "2",
        "--glossa-row-headline-lines": "1",
        // An empty line would take one of the two.
        "--glossa-row-space": "normal",
        "--glossa-row-runs": "inline",
      },
    },
  },
});

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${selectWidth} minmax(0, 1fr)`,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  // Rows far from the visible part are not laid out; each keeps the height that it had.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 7.5rem",
  // Below the head of the list, which stays in place.
  scrollMarginBlockStart: "6rem",
  selectors: {
    "&[data-selected]": { background: bg.selected, vars: { "--glossa-ground": bg.selected } },
    "&[data-selected]::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: "3px",
      background: accent.solid,
    },
  },
  "@media": {
    // Where the page scrolls, a row that is laid out late would push what has just got the focus behind the bar. The head
    // of the list scrolls away there.
    [breakpoint.low]: { contentVisibility: "visible", scrollMarginBlockStart: 0 },
    [breakpoint.forced]: {
      selectors: { "&[data-selected]": { outline: "3px solid Highlight", outlineOffset: "-3px" } },
    },
  },
});

globalStyle(`${row}[data-selected] ${head.term}`, { color: vars.color.text.secondary });

/** As high as the row, so that it is easy to hit. */
export const select = style({
  alignItems: "flex-start",
  // The box is level with the status.
  paddingBlockStart: vars.space[4],
  paddingInlineStart: "1.25rem",
  userSelect: "none",
  "@media": { [breakpoint.phone]: { paddingInlineStart: vars.space[4] } },
});

export const content = style({
  minInlineSize: 0,
  paddingBlock: `12px 14px`,
  paddingInlineEnd: vars.space[4],
});

// In one row: the status, as much metadata as there is space for, and the actions.
globalStyle(`${content} > ${head.head}`, { display: "flex", alignItems: "flex-start", gap: vars.space[2] });
globalStyle(`${content} ${head.metadata}`, {
  order: 1,
  flex: "1 1 0",
  display: "flex",
  flexWrap: "wrap",
  minInlineSize: 0,
  blockSize: "1.5rem",
  overflow: "hidden",
  "@media": { [breakpoint.phone]: { display: "none" } },
});
globalStyle(`${content} ${head.end}`, { order: 2, marginInlineStart: "auto" });
// No space is reserved, because its appearance moves nothing in the row.
globalStyle(`${content} ${badge.badge}, ${content} ${badge.words}`, { minInlineSize: 0 });
globalStyle(`${content} ${head.status}`, { marginInlineEnd: vars.space[2] });

export const fields = style({ display: "grid", gap: "2px" });

// A fixed height: two lines of each text, a small picture, the beginning of a conversation. Each field has its own share,
// so that none is out of sight.
globalStyle(`[data-height="fixedHeight"] ${fields}:not([data-marked]) > *`, {
  maxBlockSize: "10rem",
  overflow: "hidden",
});
// The rest of a field that is cut off: it fades out, and an ellipsis says so without colours, too.
globalStyle(`[data-height="fixedHeight"] ${fields}:not([data-marked]) > [data-cut]::after`, {
  content: "'…' / ''",
  position: "absolute",
  insetBlockEnd: 0,
  insetInline: 0,
  paddingBlockStart: vars.space[6],
  background: `linear-gradient(transparent, ${ground} 60%)`,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.text.sm.line,
  pointerEvents: "none",
});
// A marked text scrolls. Touch screens show no scroll bar: there, nothing that would be submitted is out of sight.
globalStyle(`[data-height="fixedHeight"] ${fields}[data-marked]`, {
  maxBlockSize: "12rem",
  overflow: "auto",
  scrollbarWidth: "thin",
  "@media": { [breakpoint.touch]: { maxBlockSize: "none", overflow: "visible" } },
});
globalStyle(`[data-height="defaultHeight"] ${fields}`, { gap: vars.space[2] });

export const reason = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  fontSize: vars.text.sm.size,
  color: danger.text,
});

export const answers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: "none",
});

export const answer = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  maxInlineSize: "100%",
  minInlineSize: 0,
  color: vars.color.text.secondary,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  selectors: { "&[data-suggested]": { color: pencil.text } },
});

export const answerText = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingInline: "6px",
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius[1],
  color: vars.color.text.primary,
  selectors: {
    [`${answer}[data-suggested] > &`]: { borderStyle: "dashed", borderColor: pencil.line, color: "inherit" },
  },
});

// One line, too: all are shown in full height, and suggestions in the comparison.
globalStyle(`[data-height="fixedHeight"] ${answers}`, { maxBlockSize: "1.25rem", overflow: "hidden" });
globalStyle(`[data-height="fixedHeight"] ${answer}`, { maxInlineSize: "min(100%, 17rem)" });
