import { vars } from "@glossa/design-system/contract";
import { globalStyle } from "@vanilla-extract/css";

const hairline = `${vars.width.hairline} solid ${vars.color.border.hairline}`;
const wide = "screen and (min-width: 60rem)";
const widest = "screen and (min-width: 84rem)";

// The frame of every page. tools/site/page.mjs writes the elements.
globalStyle("body", { background: vars.color.bg.page });
globalStyle(".site-head", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  background: vars.color.bg.margin,
  borderBlockEnd: hairline,
});
globalStyle(".site-name", {
  font: `${vars.weight.semibold} ${vars.text.xl.size}/${vars.text.xl.line} ${vars.font.reading}`,
  color: vars.color.text.primary,
  textDecoration: "none",
});
globalStyle(".site-skip:not(:focus)", { position: "absolute", clipPath: "inset(50%)" });
globalStyle(".site-search", {
  display: "flex",
  gap: vars.space[2],
  flex: "1 1 14rem",
  maxInlineSize: "28rem",
});
globalStyle(".site-search input", { flex: 1, minInlineSize: 0 });
globalStyle(".site-head :is(input, select, button, summary), .site-play :is(select)", {
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
  color: vars.color.text.primary,
  background: vars.color.bg.raised,
  border: `${vars.width.control} solid ${vars.color.border.control}`,
  borderRadius: vars.radius[2],
});
globalStyle(".site-head summary", { display: "flex", alignItems: "center", cursor: "pointer" });
globalStyle(".site-theme", { display: "flex", alignItems: "center", gap: vars.space[2] });
globalStyle(".site-versions", { position: "relative" });
globalStyle(".site-versions ul", {
  position: "absolute",
  insetInlineEnd: 0,
  zIndex: vars.layer.popover,
  minInlineSize: "100%",
  padding: vars.space[2],
  background: vars.color.bg.raised,
  border: hairline,
  boxShadow: vars.shadow.popover,
});
globalStyle(".site-versions a", { display: "block", padding: vars.space[1], whiteSpace: "nowrap" });

globalStyle(".site-body", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [wide]: { gridTemplateColumns: "16rem minmax(0, 1fr)" },
    [widest]: { gridTemplateColumns: "17rem minmax(0, 1fr) 15rem" },
  },
});
globalStyle(".site-pages", {
  padding: vars.space[4],
  "@media": { [wide]: { borderInlineEnd: hairline, background: vars.color.bg.margin } },
});
globalStyle(":is(.site-pages, .site-contents) h2", {
  marginBlock: `${vars.space[4]} ${vars.space[1]}`,
  font: `${vars.weight.semibold} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.ui}`,
  color: vars.color.text.secondary,
});
globalStyle(":is(.site-pages, .site-contents) a", {
  display: "block",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  color: vars.color.text.primary,
  textDecoration: "none",
  borderInlineStart: "3px solid transparent",
});
globalStyle(":is(.site-pages, .site-contents) a:hover", { textDecoration: "underline" });
globalStyle(".site-pages a[aria-current]", {
  fontWeight: vars.weight.semibold,
  borderColor: vars.color.accent.solid,
  background: vars.color.bg.selected,
});
globalStyle(".site-contents", {
  display: "none",
  padding: vars.space[4],
  "@media": { [widest]: { display: "block" } },
});
globalStyle(".site-contents nav", { position: "sticky", insetBlockStart: vars.space[4] });

// Narrow: the list of pages opens by its button.
globalStyle("#pages-toggle", { "@media": { [wide]: { display: "none" } } });
globalStyle('.site-head:has(#pages-toggle[aria-expanded="false"]) + .site-body .site-pages', {
  display: "none",
  "@media": { [wide]: { display: "block" } },
});

// The text of a page.
globalStyle(".site-main", { minInlineSize: 0, padding: `${vars.space[6]} clamp(1rem, 4vw, 3rem)` });
globalStyle(".site-text", {
  maxInlineSize: "52rem",
  font: `${vars.weight.regular} ${vars.text.lg.size}/${vars.text.answer.line} ${vars.font.ui}`,
  overflowWrap: "break-word",
});
globalStyle(".site-text > :not(:first-child)", { marginBlockStart: vars.space[4] });
globalStyle(".site-title, .site-text :is(h1, h2, h3, h4)", {
  fontFamily: vars.font.reading,
  fontWeight: vars.weight.medium,
});
globalStyle(".site-title, .site-text h1", {
  fontSize: vars.text["2xl"].size,
  lineHeight: vars.text["2xl"].line,
});
globalStyle(".site-text h2", {
  marginBlockStart: vars.space[10],
  fontSize: vars.text.xl.size,
  lineHeight: vars.text.xl.line,
});
globalStyle(".site-text :is(h3, h4)", {
  marginBlockStart: vars.space[6],
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
});
globalStyle(".site-text :is(ul, ol)", { paddingInlineStart: vars.space[6] });
globalStyle(".site-text ul", { listStyle: "disc" });
globalStyle(".site-text ol", { listStyle: "decimal" });
globalStyle(".site-text li + li", { marginBlockStart: vars.space[2] });
globalStyle(".site-text li > :is(ul, ol, pre, p)", { marginBlockStart: vars.space[2] });
globalStyle(".site-text img", { maxInlineSize: "100%", blockSize: "auto", border: hairline });
globalStyle(".site-text pre", {
  padding: vars.space[3],
  overflow: "auto",
  background: vars.color.bg.sunken,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
});
globalStyle(".site-text :not(pre) > code", { background: vars.color.bg.sunken, paddingInline: "0.2em" });
globalStyle(".site-text a code", { background: "none" });
globalStyle(".site-table", { overflow: "auto" });
globalStyle(".site-text table", {
  borderCollapse: "collapse",
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  overflowWrap: "normal",
});
globalStyle(".site-text :is(th, td)", {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  verticalAlign: "top",
  textAlign: "start",
  borderBlockEnd: hairline,
});
globalStyle(".site-results", { display: "grid", gap: vars.space[4] });
globalStyle(".site-text .site-results", { paddingInlineStart: 0, listStyle: "none" });
globalStyle(".site-results a", { fontWeight: vars.weight.semibold });
globalStyle(".site-results p", { color: vars.color.text.secondary });

// A playground: two columns on wide screens.
globalStyle(".site-play", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[8],
  "@media": { [widest]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});
globalStyle(".site-play > *", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
globalStyle(".site-body:has(.site-play)", {
  "@media": { [widest]: { gridTemplateColumns: "17rem minmax(0, 1fr)" } },
});
globalStyle(".site-play h2", { fontSize: vars.text.lg.size, lineHeight: vars.text.lg.line });
globalStyle(".site-intro", { marginBlock: vars.space[4], maxInlineSize: "52rem" });
