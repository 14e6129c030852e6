import type { Question } from "@glossa/contract";
import {
  ArrowDownUp,
  FilterPopover,
  type FilterPopoverProps,
  IconButton,
  RotateCcw,
  type SortListProps,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { type ReactNode, use } from "react";
import { FilterSetsButton } from "../filter-sets/FilterSetsButton";
import { metadataBadges, responseBadges, suggestionBadges } from "./badges";
import { valueChoiceOf } from "./conditions";
import type { FilterPorts, FiltersView } from "./filters-view";
import { MetadataControls } from "./MetadataControls";
import { RespondentControls } from "./RespondentControls";
import { ResponseControls } from "./ResponseControls";
import { SortControls, useSortLabel } from "./SortControls";
import { SuggestionControls } from "./SuggestionControls";
import { keysOf, sortOf, sortSubjects } from "./sort-choices";
import { useBadgeWords } from "./use-badge-words";
import { BadgesShown } from "./use-badges-shown";
import { useFilterWords } from "./use-filter-words";
import { WithChoices } from "./WithChoices";

interface FilterBarProps {
  view: FiltersView;
  ports: FilterPorts;
}

/** Filters by metadata, responses and suggestions, and the order of the records. */
export function FilterBar({ view, ports }: FilterBarProps) {
  const t = useT();
  const { filters, questions, properties, choices } = view;
  const words = useBadgeWords(questions, properties);
  const compared = comparedQuestions(view);
  return (
    <>
      {hasMetadata(view) && (
        <Filter
          label={t("filters.metadata")}
          ports={ports}
          value={filters.metadata}
          empty={[]}
          badgesOf={(value) => metadataBadges(value, words)}
          onCommit={(metadata) => ports.onFilters({ metadata })}
        >
          {(value, onChange) => (
            <WithChoices view={view} ports={ports}>
              <MetadataControls
                choices={choices?.metadata ?? []}
                findTerms={ports.findTerms}
                {...{ value, onChange }}
              />
            </WithChoices>
          )}
        </Filter>
      )}
      {compared.length > 0 && (
        <Filter
          label={t("filters.responses")}
          ports={ports}
          value={filters.response}
          empty={[]}
          badgesOf={(value) => responseBadges(value, words)}
          onCommit={(response) => ports.onFilters({ response })}
        >
          {(value, onChange) => (
            <>
              {view.canFilterRespondents && <RespondentControls {...{ view, ports, value, onChange }} />}
              <ResponseControls
                questions={compared}
                canFilterOthers={view.canFilterOthers}
                {...{ value, onChange }}
              />
            </>
          )}
        </Filter>
      )}
      <Filter
        label={t("filters.suggestions")}
        ports={ports}
        value={filters.suggestion}
        empty={[]}
        badgesOf={(value) => suggestionBadges(value, words)}
        onCommit={(suggestion) => ports.onFilters({ suggestion })}
      >
        {(value, onChange) => (
          <WithChoices view={view} ports={ports}>
            <SuggestionControls agents={choices?.agents ?? {}} {...{ questions, value, onChange }} />
          </WithChoices>
        )}
      </Filter>
      <SortFilter view={view} ports={ports} />
      {view.sets && ports.sets && <FilterSetsButton view={view.sets} ports={ports.sets} />}
      {isAnySet(filters) && (
        <IconButton picture={RotateCcw} label={t("filters.reset")} onClick={ports.onResetFilters} />
      )}
    </>
  );
}

/** The questions by whose responses records can be filtered: by values that servers index, or by agreement. */
export function comparedQuestions({ questions, canFilterRespondents }: FiltersView): readonly Question[] {
  // A server that filters by who has responded compares the responses to all questions.
  return canFilterRespondents
    ? questions
    : questions.filter((question) => valueChoiceOf(question) !== undefined);
}

/** Whether something is set that Reset removes. */
export function isAnySet({ metadata, response, suggestion, sort }: FiltersView["filters"]): boolean {
  return [metadata, response, suggestion, sort].some(({ length }) => length > 0);
}

/** Whether there is metadata to filter by, or may be. */
export function hasMetadata({ properties, choices, filters }: FiltersView): boolean {
  return properties.length > 0 && (choices?.metadata.length !== 0 || filters.metadata.length > 0);
}

interface FilterProps<Value>
  extends Pick<FilterPopoverProps<Value>, "label" | "value" | "badgesOf" | "onCommit"> {
  ports: FilterPorts;
  empty: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

function Filter<Value>({ ports, empty, children, ...filter }: FilterProps<Value>) {
  const { clear } = useFilterWords();
  return (
    <FilterPopover
      {...filter}
      fit="sections"
      {...useBadgeRoom()}
      clear={{ to: empty, words: clear }}
      onOpen={ports.onFilterChoices}
    >
      {(value, change) => children(value, (next) => change(next))}
    </FilterPopover>
  );
}

/** How many badges the button shows; where there is no room for any, it shows their number. */
function useBadgeRoom(): Pick<FilterPopoverProps<unknown>, "badgesShown" | "isCompact" | "moreLabel"> {
  const { badgesShown, isCompact } = use(BadgesShown);
  const { moreLabel } = useFilterWords();
  const format = useFormat();
  return { badgesShown, isCompact, moreLabel: badgesShown === 0 ? format.number : moreLabel };
}

function SortFilter({ view, ports }: FilterBarProps) {
  const t = useT();
  const label = useSortLabel(view);
  const { filters } = view;
  const subjects = sortSubjects(view, filters.sort);
  return (
    <FilterPopover<SortListProps["value"]>
      label={t("filters.sort")}
      icon={ArrowDownUp}
      fit="list"
      value={keysOf(filters.sort)}
      onCommit={(keys) => ports.onFilters({ sort: sortOf(keys, subjects) })}
      badgesOf={(keys) =>
        sortOf(keys, subjects).map((item, index) => {
          const parts = { title: label(item), value: item.order === "desc" ? "↓" : "↑" };
          const without = keys.filter((_, other) => other !== index);
          return { label: `${parts.title} ${parts.value}`, parts, without };
        })
      }
      {...useBadgeRoom()}
      onOpen={ports.onFilterChoices}
    >
      {(keys, change) => (
        <SortControls
          view={view}
          subjects={subjects}
          keys={keys}
          // If the last sort key is removed, the order changes at once.
          onChange={(next) => change(next, next.length === 0 ? "now" : undefined)}
        />
      )}
    </FilterPopover>
  );
}
