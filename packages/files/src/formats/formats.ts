/** The formats that are read: tables, then those of annotation tools. */
export const fileFormats = [
  "csv",
  "tsv",
  "json",
  "jsonl",
  "parquet",
  "xlsx",
  "text",
  "glossa",
  "spacy",
  "prodigy",
  "doccano",
  "label_studio",
  "conll",
  "brat",
  "webanno",
] as const;

/** A format of files. */
export type FileFormat = (typeof fileFormats)[number];
