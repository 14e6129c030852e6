/** English texts for why a file, a row or a plan cannot be used. */
export const fileProblems = {
  file_empty: "The file is empty.",
  file_too_large: "The file is larger than {{megabytes, number}} MB. Split it.",
  inflated_too_large: "Unpacked, a part of the file is larger than {{megabytes, number}} MB. Split the file.",
  format_unknown: "This kind of file can’t be read. Save it as CSV, Excel, JSON or Parquet.",
  file_damaged: "This is not a valid {{format}} file.",
  text_not_decodable: "The text is not valid {{encoding}}. Save the file as UTF-8.",
  dataset_file_newer:
    "A newer Glossa has written the file (version {{version}} of the format). Update this server first.",
  settings_unfit: "The settings of the dataset are not allowed here ({{detail}}).",
  dataset_file_incomplete:
    "The file breaks off in the middle. Records that are complete: {{records, number}}. Download it again.",
  json_object: "The file is one JSON object. Write an array of objects, or one object per line.",
  no_rows: "The file has no rows.",
  column_repeated: "The name of this column occurs twice.",
  too_many_columns: "The file has more than {{limit, number}} columns.",
  quote_not_closed: "A quotation mark is not closed.",
  quoted_too_large:
    "A cell in quotation marks has more than {{limit, number}} characters, or its quotation mark is not closed.",
  content_too_large: "An item has more than {{limit, number}} characters.",
  password_required: "The file is encrypted. Save it without a password.",
  archive_unknown:
    "This is a ZIP archive, not an Excel file. Unpack it, and choose the files in it. Save an OpenDocument table as Excel or CSV.",
  sheet_unknown: "The workbook has no sheet “{{sheet}}”. It has: {{sheets}}.",
  document_without_text: "The text of {{file}} is missing. Choose its .txt file as well.",
  row_too_long:
    "The first row has no column for “{{cell}}”. A cell that contains the separator needs quotation marks around it.",
  row_too_short: "The row ends before this column.",
  cell_too_large: "A cell has more than {{limit, number}} characters.",
  quote_misplaced: "A quotation mark is not allowed here.",
  json_invalid: "This is not valid JSON.",
  json_too_deep: "Values are nested more than {{limit, number}} times.",
  row_not_an_object: "Each row must be one JSON object.",
  fields_empty: "All fields are empty.",
  field_required: "The required field {{field}} is empty.",
  field_invalid: "The value is not allowed in the field {{field}}.",
  id_missing: "The ID is missing.",
  id_repeated: "“{{id}}” is already the ID of {{earlierPlace}}.",
  id_too_long: "The ID has more than {{limit, number}} characters.",
  value_invalid: "“{{value}}” is not a valid answer to the question {{question}}.",
  score_invalid:
    "“{{score}}” is not a valid score of the suggestion for {{question}}: one value takes a number from 0 to 1, several values take a list with a number for each.",
  offsets_invalid: "The span from {{start, number}} to {{end, number}} {{misfit}}.",
  metadata_invalid: "“{{value}}” is not a valid number for {{property}}.",
  text_has_nul: "The text has a NUL character, which databases cannot store.",
  annotation_invalid: "This annotation cannot be read: {{annotation}}",
  no_field: "No column is left for a field.",
  no_question: "The dataset has no question.",
  no_required_question: "The dataset has no required question.",
  no_required_field: "The dataset has no required field.",
  column_unknown: "The file has no column “{{column}}”.",
  column_empty: "The column “{{column}}” is empty.",
  name_missing: "The column “{{column}}” needs another name.",
  name_repeated: "The name “{{name}}” occurs twice.",
  name_too_long: "The name “{{name}}” has more than {{limit, number}} characters.",
  labels_too_few: "The column “{{column}}” has too few different values for labels.",
  labels_too_many:
    "The column “{{column}}” has more than {{limit, number}} different values, too many for labels.",
  label_too_long:
    "The column “{{column}}” has a value that is too long for a label: more than {{limit, number}} characters.",
  rating_out_of_range: "The column “{{column}}” cannot be a rating: its values must be 0 to 10.",
  span_field_unknown: "The spans of {{question}} need a field “{{field}}”.",
  span_field_taken: "Two span questions use the field “{{field}}”.",
  use_unfit: "The column “{{column}}” does not fit its use.",
  field_of_dataset_missing: "No column fits the field “{{field}}” of the dataset.",
  dataset_differs:
    "A dataset “{{dataset}}” exists already and has other settings ({{difference}}). Choose another name.",
  answered_records:
    "The import would change the fields of records that have answers: {{records, number}}. Nothing was imported.",
  record_refused: "The server refuses this record: {{reason}}",
  records_refused:
    "The import was ended, because the server refuses more than {{limit, number}} records. This one: {{reason}}",
} as const;
