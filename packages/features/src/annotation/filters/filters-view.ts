import type { Field, MetadataProperty, Question, RecordFilters } from "@glossa/contract";
import type { FilterSetPorts, FilterSetsView } from "../filter-sets/filter-sets-view";

/** A term, and the number of records that have it. */
export interface CountedTerm {
  term: string;
  count: number;
}

/** Finds the terms of the metadata property with a name that contain a text: the most frequent ones, and how many there are. */
export type FindTerms = (
  property: string,
  text: string,
  signal: AbortSignal,
) => Promise<{ terms: readonly CountedTerm[]; total: number }>;

/** The values that the records of a dataset have for a metadata property. */
export type MetadataChoice = Pick<MetadataProperty, "name" | "title"> &
  (
    | {
        kind: "terms";
        terms: readonly CountedTerm[];
        /** Whether these are only the most frequent ones. */
        isCut?: boolean;
      }
    | { kind: "range"; min: number; max: number; isInteger: boolean }
  );

/** The parts of a dataset that filters can name. */
export interface FilterChoices {
  /** Only properties that have values. */
  metadata: readonly MetadataChoice[];
  /** The agents of suggestions, by the name of the question. */
  agents: Readonly<Record<string, readonly string[]>>;
  /** The users who have submitted responses, and how many. */
  respondents: readonly { username: string; submitted: number }[];
}

/** The search and the filters of the queue, and what they can name. */
export interface FiltersView {
  search: { text: string; field: string };
  /** Whether a search for `*part*` finds the words that contain it. */
  canSearchParts?: boolean;
  filters: RecordFilters;
  /** Whether the user may filter by the responses of others, and by agreement. */
  canFilterOthers?: boolean;
  /** Whether the user may filter by who has submitted a response, and the server can. */
  canFilterRespondents?: boolean;
  fields: readonly Pick<Field, "name" | "title">[];
  questions: readonly Question[];
  properties: readonly Pick<MetadataProperty, "name" | "title">[];
  /** Undefined until it has been requested and loaded. */
  choices: FilterChoices | undefined;
  /** Whether the choices could not be loaded. */
  hasFailed?: boolean;
  /** The filters that are saved under a name; absent if none can be saved. */
  sets?: FilterSetsView | undefined;
}

/** The callbacks of the search and the filters. */
export interface FilterPorts {
  onSearch: (search: { text: string; field: string }) => void;
  onFilters: (change: Partial<RecordFilters>) => void;
  onResetFilters: () => void;
  /** Requests the choices, when a filter is opened. */
  onFilterChoices: () => void;
  /** Absent if the server cannot find terms beyond those that are listed. */
  findTerms?: FindTerms | undefined;
  /** Absent if no filters can be saved under a name. */
  sets?: FilterSetPorts;
}
