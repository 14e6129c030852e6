// @ts-check
// The states of marked text.

/** @type {import("./sections.mjs").Section} */
export const spans = {
  section: "Spans",
  states: {
    "one label, selected, suggested": "span-highlighter/SpanHighlighter#OneLabel",
    "one label, selected": "span-highlighter/SpanHighlighter#Selected",
    "four levels": "span-highlighter/SpanHighlighter#Default",
    "four levels, crossing": "span-highlighter/SpanHighlighter#Crossing",
    "right to left": "span-highlighter/SpanHighlighter#Rtl",
    "CJK, character selection": "span-highlighter/SpanHighlighter#Cjk",
    "pencilled in": "span-highlighter/SpanHighlighter#Pencilled",
    "nothing marked": "span-highlighter/SpanHighlighter#WithoutSpans",
    "read-only": "span-highlighter/SpanHighlighter#ReadOnly",
    "empty text": "span-highlighter/SpanHighlighter#Empty",
    "label picker": "span-highlighter/SpanActions#OpenPicker",
    "label picker on new words": "span-highlighter/SpanActions#NewWords",
    "label picker with a search": "span-highlighter/SpanActions#ManyLabels",
    "label picker on a phone": "span-highlighter/SpanActions#PhonePicker",
    "label picker above its words": "span-highlighter/SpanActions#PickerAbove",
    "suggested spans to check, over a long text": "span-highlighter/FindInText#WithSuggestions",
    "long text, with its search closed": "span-highlighter/FindInText#Default",
    "search in a text, open": "span-highlighter/FindInText#Open",
    "search in a text, found": "span-highlighter/FindInText#Found",
    "search in a text, not found": "span-highlighter/FindInText#NotFound",
    "label at the cursor, for 3 s": "span-highlighter/SpanActions#AtThePointer",
    "held for 500 ms": "span-highlighter/SpanActions#Held",
    "without highlights": "span-highlighter/SpanActions#WithoutHighlights",
  },
};
