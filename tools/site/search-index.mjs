// @ts-check
import MiniSearch from "minisearch";

/** How the texts are searched, when they are indexed and in the browser. */
const options = { fields: ["title", "page", "text"], storeFields: ["url", "title", "page", "start"] };

/** How much of a text a result shows. */
const SHOWN_LENGTH = 180;

/**
 * @typedef {{ url: string, title: string, page: string, text: string }} Document
 */

/**
 * Returns the index of all texts, as the search page loads it.
 *
 * @param {readonly Document[]} documents
 */
export function searchIndex(documents) {
  const search = new MiniSearch(options);
  search.addAll(
    documents.map((document, id) => ({ ...document, id, start: document.text.slice(0, SHOWN_LENGTH) })),
  );
  return { options, documents: search.toJSON() };
}
