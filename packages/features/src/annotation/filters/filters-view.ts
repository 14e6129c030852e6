import type { MetadataMetrics, MetadataProperty, Question, RecordFilters } from "@glossa/contract";

/** A search text, and the name of the field that is searched, or "all". */
export interface SearchView {
  text: string;
  field: string;
}

/** What filters offer, as far as the records decide it: loaded when a filter is opened first. */
export interface FilterChoices {
  load: "idle" | "loading" | "ready" | "failed";
  /** The values that records hold, by the name of the metadata property. */
  metrics: Readonly<Record<string, MetadataMetrics>>;
  /** The agents that made suggestions, by the name of the question. */
  agents: Readonly<Record<string, readonly string[]>>;
}

/** Which records are selected, in which order, and what else can be chosen. */
export interface FilteringView {
  search: SearchView;
  filters: RecordFilters;
  /** Whether something is set that a reset removes. */
  isFiltered: boolean;
  /** The metadata properties that the user may see. */
  properties: readonly MetadataProperty[];
  choices: FilterChoices;
}

/** The parts of a dataset that its records are filtered by. */
export interface Filterable extends Pick<FilteringView, "properties" | "choices"> {
  questions: readonly Question[];
}

/** The callbacks of search and filters. */
export interface FilterPorts {
  /** Searches for a text; an empty one ends the search. */
  onSearch: (search: SearchView) => void;
  /** Changes some of the filters, the order or the similar record. */
  onFilters: (change: Partial<RecordFilters>) => void;
  onResetFilters: () => void;
  /** Loads the choices, also again after a failure. */
  onLoadChoices: () => void;
}
