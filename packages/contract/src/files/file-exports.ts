import { z } from "zod";
import { repeatable, uuid } from "../common-schemas";
import { bodyLimits, endpoint } from "../endpoint";
import { maxCompared, recordSearch } from "../records/search";

/** The formats of files with records. */
export const fileFormats = [
  "csv",
  "jsonl",
  "parquet",
  "xlsx",
  "conll",
  "spacy",
  "label_studio",
  "glossa",
] as const;

/** The format of a file with records. */
export type FileFormat = (typeof fileFormats)[number];

/** Whose answers a file has: everyone's, those of the user who requests it, or the majority's. */
export const fileResponses = ["all", "mine", "majority"] as const;

/** Whose answers a file has. */
export type FileResponses = (typeof fileResponses)[number];

const format = z.enum(fileFormats);
const responses = z.enum(fileResponses).default("all");
const name = z.string().min(1).max(200).optional();

/** The question with spans and the text field that a file is about, if its format has one text. */
const subject = { question: name, field: name };

/** Users, each named by the id or the username. */
const people = repeatable.refine(({ length }) => length > 0 && length <= maxCompared, {
  error: `Between 1 and ${maxCompared} users can be named`,
});

/** Whose answers make a majority. Only users with answers in the dataset can be named. */
const voting = {
  /** The users whose answers count; without it, everyone's do. */
  voters: people.optional(),
  /**
   * The users who decide: what one of them has submitted is the value, the latest if they differ. Their answers are no votes.
   */
  deciders: people.optional(),
};

interface Voting {
  format: FileFormat;
  responses: FileResponses;
  voters?: readonly string[] | undefined;
  deciders?: readonly string[] | undefined;
}

/** Whether nobody is named, or the file has a majority: otherwise it would not be what was asked for. */
function isOfMajority({ format, responses, voters, deciders }: Voting): boolean {
  const hasMajority = responses === "majority" && format !== "glossa";
  return hasMajority || (voters === undefined && deciders === undefined);
}

const onlyOfMajority = {
  error: "'voters' and 'deciders' need 'responses' to be 'majority', in another format than 'glossa'",
};

/** Whether people keep their names in a whole dataset, whose answers find their people by them. */
function isNamedIfWhole({
  format,
  without_names: isWithoutNames,
}: {
  format: FileFormat;
  without_names: boolean;
}): boolean {
  return !(isWithoutNames && format === "glossa");
}

const notOfWhole = {
  error: "'without_names' needs another format than 'glossa', in which a dataset keeps its people",
};

const options = z.object({
  format,
  responses,
  /** CSV: begins with a byte order mark, by which Excel recognises UTF-8. */
  bom: z.boolean().default(false),
  /** CSV: an apostrophe before cells that a spreadsheet would run as a formula. */
  escape_formulas: z.boolean().default(false),
  /** Tables and JSONL: includes vectors. A file with a whole dataset always has them. */
  vectors: z.boolean().default(false),
  /** People are `annotator-1`, `annotator-2` and so on, and it is not told who decided. Not for whole datasets. */
  without_names: z.boolean().default(false),
  ...subject,
  ...voting,
});

/** How a file is made. */
export type FileExportOptions = z.output<typeof options>;

/** The most records that a request for a file may name. */
export const maxFileRecords = 100_000;

const chosen = options.extend({
  /** The records that a search of one's own records finds. The order has no effect: a file has the order of creation. */
  search: recordSearch.optional(),
  /** These records. Those that do not exist any more are left out. */
  record_ids: z.array(uuid).min(1).max(maxFileRecords).optional(),
});

/** Which records become a file, and how. Without a selection, all of the dataset. */
export type FileExportInput = z.input<typeof chosen>;

const yes = z.enum(["true", "false"]).transform((text) => text === "true");
const criterion = z.string().min(1).max(8000).optional();

/** The parameters by which the annotation page's address selects records. */
export const fileCriteria = {
  status: criterion,
  search: criterion,
  metadata: criterion,
  response: criterion,
  suggestion: criterion,
  similarity: criterion,
  /** The id of one record. */
  record: criterion,
};

const params = z.object({ dataset_id: uuid });
const path = "/glossa/datasets/:dataset_id/file";

/** The header with the number of records of a file. */
export const fileRecordsHeader = "x-glossa-records";

/** Endpoints that return records as a file. */
export const fileExportEndpoints = {
  exportFile: endpoint({
    method: "GET",
    path,
    isFile: true,
    params,
    query: z
      .object({
        format,
        responses,
        bom: yes.default(false),
        escape_formulas: yes.default(false),
        vectors: yes.default(false),
        without_names: yes.default(false),
        ...subject,
        ...voting,
        ...fileCriteria,
      })
      .refine(isOfMajority, onlyOfMajority)
      .refine(isNamedIfWhole, notOfWhole),
    responses: { 200: null },
  }),
  exportSelectedFile: endpoint({
    method: "POST",
    path,
    // It changes nothing, although it is a POST.
    scope: "read",
    isFile: true,
    params,
    bodyLimit: bodyLimits.long,
    body: chosen
      .refine(({ search, record_ids: ids }) => search === undefined || ids === undefined, {
        error: "Either 'search' or 'record_ids' can be given",
      })
      .refine(isOfMajority, onlyOfMajority)
      .refine(isNamedIfWhole, notOfWhole),
    responses: { 200: null },
  }),
};

/** How a file is made, and the parameters of the annotation page's address, as a request has them. */
export type FileExportQuery = z.input<typeof fileExportEndpoints.exportFile.query>;
