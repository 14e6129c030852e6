// @ts-check
// The stories that every primitive must have in addition to its own states. Large text and forced colours are tested on
// the sheet of all states (tests/stories/sheets.spec.ts), so that sheet is what a primitive needs for them.

const always = ["AllStates", "LongText", "Rtl"];

/**
 * The stories that a component cannot have, with the reason.
 *
 * @type {Record<string, Partial<Record<string, string>>>}
 */
const excused = {
  "avatar/Avatar": { LongText: "two letters, whatever the name" },
  "avatar/AvatarGroup": { LongText: "two letters each" },
  "command-palette/CommandPalette": { LongText: "its lines are those of a select" },
  "dataset-card/DatasetLedger": { LongText: "its rows are dataset cards" },
  "dropdown-menu/DropdownMenu": { LongText: "its lines are those of a select" },
  "icon-button/IconButton": { LongText: "it has no words" },
  "kbd/Kbd": { LongText: "what is printed on a key" },
  "markdown/Markdown": { LongText: "its stories are long texts" },
  "progress-meter/ProgressMeter": { LongText: "it has no words" },
  "rating/RatingRuler": { LongText: "it has no words" },
  "skeleton/Skeleton": { LongText: "it has no words", Rtl: "it has no direction" },
  "span-highlighter/Gloss": {
    AllStates: "its states are measured",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Alone": {
    AllStates: "one state in three languages",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Colours": {
    AllStates: "its states are measured",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Host": {
    AllStates: "its states are what a page does",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Pieces": { LongText: "FarApart is long" },
  "span-highlighter/Undo": {
    AllStates: "its states are what keys do",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Details": {
    AllStates: "its states are what keys do",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Rendering": {
    AllStates: "its states are what a page draws",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Content": {
    AllStates: "its states are content of pages",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Chat": {
    AllStates: "its states are content of pages",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/Form": {
    AllStates: "its states are what a form gets",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/WebAnnotations": {
    AllStates: "its states are what is read",
    LongText: "its texts are long",
    Rtl: "the stories of the highlighter have it",
  },
  "span-highlighter/FindInText": { AllStates: "each of its states fills a page" },
  "span-highlighter/SpanHighlighter": {
    AllStates: "each of its states fills a page",
    LongText: "its texts are long",
    Rtl: "the direction is its text's own",
  },
  "status/Status": { LongText: "four fixed words" },
  "tabs/Tabs": { LongText: "the list of tabs scrolls sideways" },
  "theme/Icons": { AllStates: "a list", LongText: "a list", Rtl: "a list" },
  "theme/Tokens": { AllStates: "a table", LongText: "a table", Rtl: "a table" },
};

/**
 * The stories that only show a state and are on no sheet, with the reason.
 *
 * @type {Record<string, string>}
 */
export const onNoSheet = { "match-marks/MatchScope#LongText": "it is higher than several windows" };

/** @param {string} file "folder/File" */
export function owed(file) {
  return always.filter((name) => excused[file]?.[name] === undefined);
}
