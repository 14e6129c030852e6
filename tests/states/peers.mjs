// @ts-check
// What three well-known tools for marking text offer, and the story in which the span highlighter does. Facts on the
// others come from their documentation and packages of the versions below; they were read, not tried.

/** The tools, with the versions that were read. */
export const peers = ["Recogito Text Annotator 4.1", "Hypothesis client 1.1766", "Label Studio 1.0 (editor)"];

/**
 * `theirs`: one entry for each tool; `story`: "File#Story" in the folder of the span highlighter.
 *
 * @typedef {{ feature: string, theirs: [string, string, string], story: string, note?: string }} Comparison
 */

/** @type {readonly Comparison[]} */
export const comparisons = [
  { feature: "Marking by mouse and touch", theirs: ["yes", "yes", "yes"], story: "SpanActions#Dragged" },
  {
    feature: "Marking with a caret, by keyboard alone",
    theirs: ["–", "–", "–"],
    story: "SpanActions#Keyboard",
  },
  {
    feature: "Whole words or single characters",
    theirs: ["–", "–", "word, sentence, paragraph or character"],
    story: "SpanActions#SingleCharacters",
    note: "words, or with Shift characters",
  },
  { feature: "Labels with keys", theirs: ["–", "–", "yes"], story: "SpanActions#TwoDigits" },
  {
    feature: "A colour per label",
    theirs: ["by a function", "–", "yes"],
    story: "Colours#ManyColours",
    note: "readable in every theme",
  },
  {
    feature: "Spans over each other, each with its label in the text",
    theirs: ["tints", "tints", "tints"],
    story: "Gloss#FourLevels",
  },
  { feature: "Notes", theirs: ["as bodies", "yes", "yes"], story: "Details#Written" },
  { feature: "Attributes", theirs: ["as bodies", "tags", "yes"], story: "Details#Open" },
  {
    feature: "Replies, authors and times",
    theirs: ["as bodies", "yes", "–"],
    story: "",
    note: "left to the page, in its own popover",
  },
  {
    feature: "Several pieces in one span",
    theirs: ["yes", "–", "–"],
    story: "Pieces#Pointer",
    note: "also by keyboard",
  },
  {
    feature: "Relations between spans",
    theirs: ["by a plugin", "–", "yes"],
    story: "Relations#Keyboard",
    note: "by keyboard and pointer",
  },
  { feature: "Parts that may not be marked", theirs: ["yes", "–", "–"], story: "Host#Locked" },
  { feature: "HTML and Markdown as content", theirs: ["yes", "yes", "yes"], story: "Content#OfMarkdown" },
  { feature: "The messages of a chat as content", theirs: ["yes", "yes", "yes"], story: "Chat#Default" },
  { feature: "A field of a form, without state in the page", theirs: ["–", "–", "–"], story: "Form#Sent" },
  {
    feature: "TEI and PDF",
    theirs: ["by extensions", "PDF", "–"],
    story: "",
    note: "what a page renders as text elements",
  },
  {
    feature: "W3C Web Annotation",
    theirs: ["yes", "its own format, close to it", "–"],
    story: "WebAnnotations#Default",
    note: "`@glossa/design-system/spans/w3c`",
  },
  {
    feature: "Finding spans again after the text has changed",
    theirs: ["quotations", "similar quotations", "–"],
    story: "WebAnnotations#Reanchored",
    note: "similar quotations",
  },
  { feature: "Own marks and labels", theirs: ["styles", "–", "–"], story: "Rendering#MarksAndLabels" },
  { feature: "Own popover", theirs: ["yes", "–", "–"], story: "Rendering#Popover" },
  { feature: "Events of spans", theirs: ["yes", "for its sidebar", "yes"], story: "Host#Events" },
  {
    feature: "Functions for the page: select, scroll, find at a point",
    theirs: ["yes", "–", "yes"],
    story: "Host#ByReference",
  },
  {
    feature: "Extensions",
    theirs: ["plugins and hooks", "–", "–"],
    story: "Host#ByReference",
    note: "events, `ref` and `useSpanHistory`; no plugins",
  },
  {
    feature: "Groups, private notes",
    theirs: ["–", "yes", "–"],
    story: "",
    note: "left to the server of the page",
  },
  { feature: "Filter", theirs: ["yes", "search", "hidden regions"], story: "Host#Filtered" },
  { feature: "Undo", theirs: ["yes", "–", "yes"], story: "Undo#ByKeys" },
  { feature: "Read-only", theirs: ["yes", "–", "yes"], story: "SpanHighlighter#ReadOnly" },
  {
    feature: "Suggestions to accept or refuse",
    theirs: ["–", "–", "predictions as a copy"],
    story: "SpanHighlighter#Pencilled",
  },
  { feature: "The same words elsewhere", theirs: ["–", "–", "–"], story: "SpanActions#SameWords" },
  {
    feature: "Search in the text",
    theirs: ["the browser’s", "the browser’s", "the browser’s"],
    story: "FindInText#Found",
  },
  {
    feature: "A list of spans for screen readers, changes announced",
    theirs: ["–", "the sidebar", "–"],
    story: "SpanHighlighter#InUse",
  },
  {
    feature: "Right-to-left and scripts without spaces",
    theirs: ["–", "–", "–"],
    story: "SpanHighlighter#Cjk",
  },
  {
    feature: "Texts of a novel’s length",
    theirs: ["draws what is visible", "–", "–"],
    story: "SpanHighlighter#LongText",
  },
  { feature: "Languages", theirs: ["–", "–", "–"], story: "Alone#German" },
];
