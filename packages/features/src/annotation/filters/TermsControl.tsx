import { MultiSelectList } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useState } from "react";
import type { CountedTerm, FindTerms, MetadataChoice } from "./filters-view";
import { useFilterWords } from "./use-filter-words";
import { type FoundTerms, useFoundTerms } from "./use-found-terms";

interface TermsControlProps {
  choice: Extract<MetadataChoice, { kind: "terms" }>;
  values: readonly string[];
  onChange: (terms: readonly string[]) => void;
  findTerms: FindTerms | undefined;
}

/** Filters by terms. Those beyond the most frequent ones are found by the server. */
export function TermsControl({ choice, values, onChange, findTerms }: TermsControlProps) {
  const t = useT();
  const format = useFormat();
  const { list } = useFilterWords();
  const [query, setQuery] = useState("");
  const { name, title, terms, isCut = false } = choice;
  const found = useFoundTerms(isCut ? findTerms : undefined, name, query.trim());
  const hint = useHint(choice, found, findTerms !== undefined);
  return (
    <MultiSelectList
      label={title}
      options={allTerms(terms, values, found).map(({ term, count }) => ({
        value: term,
        label: term,
        ...(count !== undefined && { count: format.number(count) }),
      }))}
      values={values}
      onChange={onChange}
      words={found.state === "searching" ? { ...list, noneFound: t("filters.finding") } : list}
      onQuery={setQuery}
      hint={hint}
    />
  );
}

/** The listed terms with those that were found, and those that are set, which a link can name. */
function allTerms(
  listed: readonly CountedTerm[],
  values: readonly string[],
  found: FoundTerms,
): readonly { term: string; count?: number }[] {
  const first = found.state === "found" ? found.terms : [];
  const known = new Set(first.map(({ term }) => term));
  const all: { term: string; count?: number }[] = [
    ...first,
    ...listed.filter(({ term }) => !known.has(term)),
  ];
  for (const { term } of listed) known.add(term);
  return [...all, ...values.filter((term) => !known.has(term)).map((term) => ({ term }))];
}

/** What the list says about terms that it does not have. */
function useHint(
  { terms, isCut }: TermsControlProps["choice"],
  found: FoundTerms,
  canFind: boolean,
): string | undefined {
  const t = useT();
  if (!isCut) return undefined;
  if (!canFind) return t("filters.mostFrequent", { count: terms.length });
  switch (found.state) {
    case "idle":
      return t("filters.manyValues");
    case "searching":
      return t("filters.finding");
    case "failed":
      return t("filters.findFailed");
    case "found":
      return found.total > found.terms.length ? t("filters.manyFound", { count: found.total }) : undefined;
  }
}
