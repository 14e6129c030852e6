import type { SpanInWords, SpanWords } from "../words";

const named = ({ label, quote }: SpanInWords) => `${label}: ${quote}`;
const looks = { ink: "", pencilled: ", pencilled in", suggested: ", suggested, not chosen" };

/** English words for stories. */
export const words: SpanWords = {
  text: "Text to mark",
  hint: "Arrows move the caret, Shift selects, digits mark. Alt and down go to the list of spans.",
  empty: "This text is empty",
  unsupported: "Span annotation is not supported for your browser",
  list: {
    label: "Marked spans",
    hint: "Enter opens the labels, Delete removes, Shift and the arrows move the end.",
    item: (span) => `${named(span)}, characters ${span.start} to ${span.end}${looks[span.look]}`,
  },
  said: {
    marked: (span) => `Marked ${named(span)}, characters ${span.start} to ${span.end}`,
    relabelled: (span) => `Changed to ${named(span)}`,
    resized: (span) => `Now ${named(span)}, characters ${span.start} to ${span.end}`,
    removed: (span) => `Removed ${named(span)}`,
    accepted: (span) => `Accepted ${named(span)}`,
    detailed: (span) => `Details of ${named(span)} changed`,
    acceptedAll: (count) => `Accepted ${count} spans`,
    refusedAll: (count) => `Refused ${count} spans`,
    pencilled: (count) => `Pencilled in ${count} spans`,
    label: (label) => `${label} is marked with next`,
    selected: (quote) => `${quote}, selected`,
    inside: (label) => `in ${label}`,
    space: "space",
    lineBreak: "new line",
    textStart: "start of the text",
    textEnd: "end of the text",
    nothing: "Nothing but spaces is selected",
    already: "Nothing to change",
    noSpan: "No span here",
    locked: "This part can't be marked",
    undone: "Undone",
    redone: "Redone",
    nothingToUndo: "Nothing to undo",
    nothingToRedo: "Nothing to redo",
  },
  picker: {
    title: (quote) => `Label for ${quote}`,
    choose: "Choose a label",
    change: "Change label",
    add: "Add another label",
    addHead: "Add another label",
    remove: (label) => `Remove ${label} from this span`,
    accept: (label) => `Accept ${label}`,
    same: (count) => `Pencil in the same words (${count})`,
    search: "Search labels",
    noneFound: "No labels found",
    close: "Close",
  },
  review: {
    waiting: (count) => `${count} suggested spans to review`,
    acceptAll: "Accept all",
    refuseAll: "Remove all",
  },
  find: {
    open: "Find in text",
    label: "Find in this text",
    place: (at, count) => `${at} of ${count}`,
    none: "Not found",
    previous: "Previous place",
    next: "Next place",
    close: "Close the search",
  },
  details: { title: "Details", note: "Note", noValue: "None" },
  pieces: {
    add: "Add a piece",
    remove: (quote) => `Remove the piece ${quote}`,
    count: (count) => `${count} pieces`,
    at: ({ at, count, quote }) => `Piece ${at} of ${count}: ${quote}`,
    choose: (quote) => `Select what belongs to ${quote}`,
    added: (span) => `Added, now ${named(span)}`,
    removed: (span) => `Piece removed, now ${named(span)}`,
  },
  relations: {
    add: "Relate to another span",
    to: ({ label, quote }) => `→ ${label}: ${quote}`,
    from: ({ label, quote }) => `← ${label}: ${quote}`,
    remove: (relation) => `Remove ${relation}`,
    choose: (quote) => `Choose the span to which ${quote} relates`,
    title: ({ from, to }) => `Relation of ${from} to ${to}`,
    added: ({ from, label, to }) => `Related ${from} → ${label} → ${to}`,
    removed: ({ from, label, to }) => `No longer related ${from} → ${label} → ${to}`,
  },
  task: { cancel: "Cancel", cancelled: "Cancelled" },
  handles: { start: "Drag the start", end: "Drag the end" },
  hold: { text: "Hold to select characters", key: "Shift" },
};

/** The labels of the stories, in the order of their digits. */
export const labels = ["Organisation", "Money", "Event", "Place", "Date", "Person", "Role", "Claim"].map(
  (text) => ({
    value: text.toLowerCase(),
    text,
  }),
);

/** A report with many entities. */
export const report =
  "Commissioner Elin Sandqvist opened the Kiruna wind-farm inquiry in 2020. On Tuesday the Court of Appeal in Umeå ruled that Norrland Energi AB must repay €214 million in state aid.";

/** The court's ruling in a right-to-left script. */
export const arabic = "قضت محكمة الاستئناف في أوميو يوم الثلاثاء بأن على الشركة رد المبلغ.";

/** The same without spaces between words. */
export const japanese = "ウメオの控訴裁判所は火曜日、同社に補助金の返還を命じた。";

/** Makes a span from the text that it covers and, if the text repeats, the number of the occurrence. */
export function spanOn(text: string, quote: string, label: string, occurrence = 0) {
  let index = text.indexOf(quote);
  for (let skipped = 0; skipped < occurrence; skipped += 1) index = text.indexOf(quote, index + 1);
  if (index < 0)
    throw new Error(`"${quote}" is not in the text, so it can't be marked. Correct the quotation.`);
  const start = [...text.slice(0, index)].length;
  return { start, end: start + [...quote].length, label };
}

/** The spans of the report, four levels deep. */
export const reportSpans = [
  spanOn(report, "Commissioner", "role"),
  spanOn(report, "Commissioner Elin Sandqvist", "person"),
  spanOn(report, "Kiruna", "place"),
  spanOn(report, "Kiruna wind-farm inquiry", "event"),
  spanOn(report, "2020", "date"),
  spanOn(report, "Tuesday", "date"),
  spanOn(report, "Court of Appeal in Umeå", "organisation"),
  spanOn(report, "Umeå", "place"),
  { ...spanOn(report, "Norrland", "place"), look: "suggested" as const, score: "0.8" },
  spanOn(report, "Norrland Energi AB", "organisation"),
  spanOn(report, "€214 million", "money"),
  spanOn(report, "Norrland Energi AB must repay €214 million in state aid", "claim"),
  spanOn(
    report,
    "Court of Appeal in Umeå ruled that Norrland Energi AB must repay €214 million in state aid",
    "event",
  ),
];
