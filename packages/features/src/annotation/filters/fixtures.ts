import type { MetadataProperty } from "@glossa/contract";
import { questions } from "../fixtures/fixtures";
import type { Filterable, FilterChoices, FilteringView } from "./filters-view";

const times = { inserted_at: "2026-03-01T08:00:00Z", updated_at: "2026-03-01T08:00:00Z" };
const limits = { min: null, max: null };

/** A metadata property of a dataset. */
export function aProperty(name: string, type: MetadataProperty["settings"]["type"]): MetadataProperty {
  const settings = type === "terms" ? { type, values: null } : { type, ...limits };
  return {
    id: `p-${name}`,
    name,
    title: name,
    settings,
    visible_for_annotators: true,
    dataset_id: "d",
    ...times,
  };
}

/** The metadata of the ticket dataset; no record has a value of the last one. */
export const properties = [
  aProperty("channel", "terms"),
  aProperty("words", "integer"),
  aProperty("sentiment", "float"),
  aProperty("language", "terms"),
  aProperty("region", "terms"),
];

/** What the filters of the ticket dataset offer. */
export const choices: FilterChoices = {
  load: "ready",
  metrics: {
    channel: {
      type: "terms",
      total: 214,
      values: [
        { term: "email", count: 96 },
        { term: "chat", count: 71 },
        { term: "phone", count: 31 },
        { term: "form", count: 16 },
      ],
    },
    words: { type: "integer", min: 12, max: 420 },
    sentiment: { type: "float", min: -0.75, max: 0.5 },
    language: {
      type: "terms",
      total: 214,
      values: [
        { term: "en", count: 150 },
        { term: "de", count: 64 },
      ],
    },
    region: { type: "terms", total: 0, values: [] },
  },
  agents: { need: ["triage-v3", "rules"] },
};

/** The dataset with everything that it can be filtered by. */
export const dataset: Filterable = { properties, choices, questions };

/** Search and filters of the ticket dataset, with nothing set. */
export function aFiltering(own: Partial<FilteringView> = {}): FilteringView {
  return {
    search: { text: "", field: "all" },
    filters: { metadata: [], response: [], suggestion: [], sort: [] },
    isFiltered: false,
    properties,
    choices,
    ...own,
  };
}

/** Something of each kind is set. */
export const manySet = aFiltering({
  search: { text: "refund", field: "message" },
  isFiltered: true,
  filters: {
    metadata: [
      { name: "channel", terms: ["chat", "email"] },
      { name: "words", range: { ge: 40, le: 180 } },
      { name: "language", terms: ["de"] },
    ],
    response: [{ name: "urgency", range: { ge: 3, le: 8 } }],
    suggestion: [
      { name: "need", value: { terms: ["refund"] }, score: { ge: 0.6, le: 1 }, agents: ["triage-v3"] },
    ],
    sort: [
      { entity: "suggestion", name: "need", property: "score", order: "desc" },
      { entity: "record", name: "inserted_at", order: "asc" },
    ],
  },
});
