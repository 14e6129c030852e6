import { type PythonClient, pythonClientCode, pythonText } from "../shell";

/** What a dataset that was created from the hub stores about its source. */
export interface HubOrigin {
  repoId: string;
  subset: string;
  split: string;
  mapping: {
    fields: readonly { source: string; target: string }[];
    suggestions: readonly { source: string; target: string }[];
  };
}

/** The dataset into which the code imports. */
export interface ImportTarget {
  name: string;
  workspace: string;
  origin: HubOrigin;
}

/**
 * Returns Python code that adds the rows of a dataset's repository to it, with suggestions.
 *
 * @example
 * const origin = { repoId: "ana/news", subset: "default", split: "train", mapping: { fields: [], suggestions: [] } };
 * importCode({ url: "https://example.org", apiKey: "key" }, { name: "news", workspace: "w", origin }).includes("ana/news"); // true
 */
export function importCode(client: PythonClient, { name, workspace, origin }: ImportTarget): string {
  const { repoId, subset, split, mapping } = origin;
  const pairs = [
    ...mapping.fields.map(({ source, target }) => [source, target]),
    ...mapping.suggestions.map(({ source, target }) => [source, `${target}.suggestion`]),
  ];
  const lines = pairs.map(
    ([source = "", target = ""]) => `        ${pythonText(source)}: ${pythonText(target)},\n`,
  );
  return `${pythonClientCode(client)}
from datasets import load_dataset

rows = load_dataset(${pythonText(repoId)}, name=${pythonText(subset)}, split=${pythonText(split)}).to_list()
dataset = client.datasets(name=${pythonText(name)}, workspace=${pythonText(workspace)})
dataset.records.log(
    rows,
    mapping={
${lines.join("")}    },
)`;
}

/** Marks a dataset that was created in the interface; `true` is from earlier versions. */
const createdInInterface: readonly unknown[] = ["UI", true];

/**
 * Reads the source of a dataset that was created from the hub in the interface; undefined for all others.
 *
 * @param metadata of the dataset, as the server returns it
 *
 * @example
 * hubOriginOf(null); // undefined
 */
export function hubOriginOf(metadata: Readonly<Record<string, unknown>> | null): HubOrigin | undefined {
  const { repoId, subset, split, mapping, imported } = metadata ?? {};
  if (!createdInInterface.includes(imported)) return undefined;
  if (typeof repoId !== "string" || typeof subset !== "string" || typeof split !== "string") return undefined;
  return {
    repoId,
    subset,
    split,
    mapping: { fields: pairsOf(mapping, "fields"), suggestions: pairsOf(mapping, "suggestions") },
  };
}

/** Programs may have written anything here. */
function pairsOf(mapping: unknown, list: "fields" | "suggestions") {
  const pairs: unknown = (mapping as Record<string, unknown> | null | undefined)?.[list];
  if (!Array.isArray(pairs)) return [];
  return pairs.flatMap((pair: { source?: unknown; target?: unknown } | null) =>
    typeof pair?.source === "string" && typeof pair.target === "string"
      ? [{ source: pair.source, target: pair.target }]
      : [],
  );
}
