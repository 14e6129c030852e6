/** English texts for what is worth knowing about a file that can be imported. */
export const fileNotices = {
  encoding: "The text is encoded as {{encoding}}.",
  delimiter: "Cells are separated by “{{delimiter}}”.",
  other_sheets: "Only the sheet “{{sheet}}” is read, not {{others}}.",
  columns_unnamed: "Columns without a name: {{columns}}.",
  columns_repeated: "Names of columns that occur several times have a number: {{columns}}.",
  decimal_commas: "Numbers read with a decimal comma (1.234,5): {{columns}}.",
  decimals_open:
    "“1,234” may have decimals or thousands here: {{columns}}. Without a choice below, the values stay text.",
  vectors_unmapped: "Long lists of numbers, for which no use is proposed: {{columns}}.",
  relations_ignored: "Relations left out: {{count, number}}.",
  discontinuous_spans: "Spans of several pieces became one span per piece: {{count, number}}.",
  nested_annotations_ignored: "Left out: {{kinds}}.",
  answers_of_users_one: "{{count, number}} answer is imported as an answer of {{people}}.",
  answers_of_users_other: "{{count, number}} answers are imported as answers of {{people}}.",
  answers_suggested_one: "{{count, number}} answer becomes a suggestion. It is by {{people}}.",
  answers_suggested_other: "{{count, number}} answers become suggestions. They are by {{people}}.",
  answers_beside_suggestions_one:
    "{{count, number}} answer is left out, because the file has suggestions for the same questions. It is by {{people}}.",
  answers_beside_suggestions_other:
    "{{count, number}} answers are left out, because the file has suggestions for the same questions. They are by {{people}}.",
  several_annotators:
    "Where a record has several annotations, the first one becomes the suggestion. Records: {{records, number}}.",
  answers_ignored: "Rejected annotations left out: {{count, number}}.",
  answers_without_question:
    "No question is made of the answers to: {{questions}}. A dataset that has these questions gets the answers.",
  settings_not_in_file:
    "The settings of the exported dataset are not in this file, such as titles, required questions, texts of options and the minimum of submitted responses. Files in the Glossa format have them.",
  controls_ignored: "No question can hold: {{controls}}.",
  layers_ignored: "Left out: {{layers}}.",
  files_ignored: "Not read: {{files}}.",
} as const;
