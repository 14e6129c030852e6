import MiniSearch from "minisearch";

interface Found {
  url: string;
  title: string;
  page: string;
  start: string;
}

const mostResults = 30;

/** On the search page, shows the results for `?q=`. The form on every page opens this page. */
export async function startSearch(): Promise<void> {
  const list = document.querySelector<HTMLOListElement>("#results");
  const status = document.querySelector<HTMLElement>("#results-status");
  const index = document.querySelector<HTMLElement>("[data-search-index]")?.dataset.searchIndex;
  if (!list || !status || !index) return;
  const query = new URLSearchParams(location.search).get("q")?.trim() ?? "";
  for (const field of document.querySelectorAll<HTMLInputElement>("input[name=q]")) field.value = query;
  if (query === "") return;
  const { options, documents } = await (await fetch(index)).json();
  const search = MiniSearch.loadJSON<Found>(JSON.stringify(documents), options);
  const found = search.search(query, {
    prefix: true,
    fuzzy: 0.15,
    boost: { title: 4, page: 2 },
    combineWith: "AND",
  });
  status.textContent =
    found.length === 1 ? `1 result for “${query}”` : `${found.length} results for “${query}”`;
  list.replaceChildren(...found.slice(0, mostResults).map((result) => itemOf(result as unknown as Found)));
}

function itemOf({ url, title, page, start }: Found): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = url;
  link.textContent = title === page ? title : `${page}: ${title}`;
  const text = document.createElement("p");
  text.textContent = start;
  item.append(link, text);
  return item;
}
