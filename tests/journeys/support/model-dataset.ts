import type { RecordSearchInput } from "@glossa/contract";
import { type Person, responsesFound, workspaceForTests } from "./api";
import { type Mark, type ModelRecord, type ModelResponse, type Values, valuesOf } from "./model-values";
import { addVectors, vectorOf } from "./vectors";

/** Values of the label question and of the span labels; their digits are their positions. */
export const kinds = ["praise", "complaint", "question"];
export const markLabels = ["person", "place"];

/** The words of every text that are marked one at a time. */
export const words = ["Alpha", "bravo", "charlie", "delta"].map((word, index, all) => {
  const start = all.slice(0, index).join(" ").length + Math.min(index, 1);
  return { start, end: start + word.length };
});

/** The values of the metadata property `lang`. */
const languages = ["de", "en", "es"];
const ofLanguage = { entity: "metadata" as const, metadata_property: "lang" };

/** Searches, filters and orders: the parameters of an address, and what they ask of the server. */
export const selections: readonly Selection[] = [
  { address: {}, body: {} },
  { address: { metadata: "lang.de.es" }, body: { filters: { and: [inLanguages("de", "es")] } } },
  { address: { search: "letter_3" }, body: { query: { text: { q: "letter 3" } } } },
  { address: { sort: "metadata.lang.desc" }, body: { sort: [byLanguage("desc")] } },
  {
    address: { search: "delta", metadata: "lang.en", sort: "metadata.lang.asc" },
    body: {
      query: { text: { q: "delta" } },
      filters: { and: [inLanguages("en")] },
      sort: [byLanguage("asc")],
    },
  },
];

/** A search, filters or an order. */
export interface Selection {
  address: Readonly<Record<string, string>>;
  body: RecordSearchInput;
}

/** A condition on the language of records. */
export function inLanguages(...values: string[]) {
  return { type: "terms" as const, scope: ofLanguage, values };
}

function byLanguage(order: "asc" | "desc") {
  return { scope: ofLanguage, order };
}

/** A dataset that gets more records during the test. */
export interface GrowingDataset {
  id: string;
  /** Adds records and returns all records in the order in which the user gets them. */
  grow: (count: number) => Promise<ModelRecord[]>;
  /** The ids that a selection finds among records of any status, in its order. */
  select: (selection: Selection) => Promise<string[]>;
}

/** Creates a published dataset with a label, a rating and a span question; every third record has a suggested label. */
export async function makeGrowingDataset(
  person: Person,
  name: string,
  hasVectors = false,
): Promise<GrowingDataset> {
  const { api } = person;
  const workspace_id = await workspaceForTests(person);
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id } });
  const params = { dataset_id };
  const text = { name: "text", title: "Text", required: true };
  await api.createField({ params, body: { ...text, settings: { type: "text", use_markdown: false } } });
  const options = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
  const ask = (title: string, settings: Parameters<typeof api.createQuestion>[0]["body"]["settings"]) =>
    api.createQuestion({ params, body: { name: title, title, required: title === "kind", settings } });
  const kind = await ask("kind", { type: "label_selection", options: options(kinds) });
  await ask("stars", { type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) });
  const spans = { field: "text", allow_overlapping: false, options: options(markLabels) };
  await ask("marks", { type: "span", ...spans });
  const lang = { name: "lang", title: "Language", settings: { type: "terms" as const } };
  await api.createMetadataProperty({ params, body: { ...lang, visible_for_annotators: true } });
  if (hasVectors) await addVectors(api, dataset_id);
  await api.publishDataset({ params });
  const suggestions = new Map<string, string>();
  return {
    id: dataset_id,
    select: ({ body }) => idsInOrder(person, dataset_id, body),
    async grow(count) {
      const made = Array.from({ length: count }, (_, index) => ({
        fields: { text: `Alpha bravo charlie delta, letter ${index + 1}.` },
        metadata: { lang: languages[index % languages.length] },
        ...(hasVectors && { vectors: vectorOf(index) }),
      }));
      const { items } = await api.bulkCreateRecords({ params, body: { items: made } });
      const fresh = new Set(items.map(({ id }) => id));
      const order = await idsInOrder(person, dataset_id);
      // The order differs between users, so which records are every third one is only known now.
      const third = order.filter((id) => fresh.has(id)).filter((_, index) => index % 3 === 2);
      for (const [index, record_id] of third.entries()) {
        const value = kinds[index % kinds.length] ?? "";
        await api.upsertSuggestion({ params: { record_id }, body: { question_id: kind.id, value } });
        suggestions.set(record_id, value);
      }
      return order.map((id) => ({ id, suggestion: suggestions.get(id) }));
    },
  };
}

async function idsInOrder(
  { api }: Person,
  dataset_id: string,
  body: RecordSearchInput = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let total = 1; ids.length < total; ) {
    const query = { limit: 1000, offset: ids.length };
    const page = await api.searchMyRecords({ params: { dataset_id }, query, body });
    ids.push(...page.items.map(({ record }) => record.id));
    total = page.total;
  }
  return ids;
}

/** Returns all responses of a user to a record on the server, in the format of the model. */
export async function responsesHeld(
  person: Person,
  dataset_id: string,
  record_id: string,
): Promise<ModelResponse[]> {
  const found = await responsesFound(person, dataset_id, record_id);
  return found.map(({ status, values }) => ({ status, values: readValues(values ?? {}) }));
}

function readValues(values: Record<string, { value: unknown }>): Values {
  const { kind, stars, marks } = values;
  return valuesOf({
    ...(kind && { kind: String(kind.value) }),
    ...(stars && { stars: Number(stars.value) }),
    ...(marks && { marks: (marks.value as Mark[]).map(({ start, end, label }) => ({ start, end, label })) }),
  });
}
