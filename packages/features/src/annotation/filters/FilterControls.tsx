import type { RecordFilters } from "@glossa/contract";
import { Button, FilterPopover, RotateCcw } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useMemo } from "react";
import { namedBadges, suggestionBadges } from "./badges";
import { responseChoices } from "./choices";
import { FilterSheet } from "./FilterSheet";
import * as styles from "./Filters.css";
import { MetadataPart, ResponsePart, SuggestionPart } from "./filter-parts";
import type { Filterable, FilteringView, FilterPorts } from "./filters-view";
import { SortPart, sortLabel } from "./SortPart";
import { keysOf, sortId, sortOffers } from "./sort-choices";
import { useBadgeWords } from "./use-badge-words";

interface FilterControlsProps {
  filtering: FilteringView;
  questions: Filterable["questions"];
  ports: FilterPorts;
}

/** The filters, the order, and the button that removes them; one button for all of them where the window is narrow. */
export function FilterControls({ filtering, questions, ports }: FilterControlsProps) {
  const t = useT();
  const { filters, isFiltered, properties, choices } = filtering;
  const dataset = useMemo(() => ({ properties, choices, questions }), [properties, choices, questions]);
  const parts = useParts(dataset, filters);
  const isMany = badgeCount(filters) > MOST_BADGES;
  const common = {
    isCounted: isMany,
    moreLabel: (hidden: number) => t("filters.more", { hidden }),
    onOpen: () => {
      if (choices.load === "idle" || choices.load === "failed") ports.onLoadChoices();
    },
  };
  const words = { remove: (label: string) => t("filters.remove", { label }), all: t("filters.removeAll") };
  const onRetry = ports.onLoadChoices;
  return (
    <>
      <div className={styles.row} data-many={isMany || undefined}>
        {parts.has.metadata && (
          <FilterPopover
            {...common}
            label={t("filters.metadata")}
            fit="sections"
            value={filters.metadata}
            onCommit={(metadata) => ports.onFilters({ metadata })}
            badgesOf={parts.metadataBadges}
            clear={{ to: [], words }}
          >
            {(value, onChange) => <MetadataPart {...{ dataset, value, onChange, onRetry }} />}
          </FilterPopover>
        )}
        {parts.has.response && (
          <FilterPopover
            {...common}
            label={t("filters.responses")}
            fit="sections"
            value={filters.response}
            onCommit={(response) => ports.onFilters({ response })}
            badgesOf={parts.responseBadges}
            clear={{ to: [], words }}
          >
            {(value, onChange) => <ResponsePart {...{ dataset, value, onChange, onRetry }} />}
          </FilterPopover>
        )}
        {parts.has.suggestion && (
          <FilterPopover
            {...common}
            label={t("filters.suggestions")}
            fit="sections"
            value={filters.suggestion}
            onCommit={(suggestion) => ports.onFilters({ suggestion })}
            badgesOf={parts.suggestionBadges}
            clear={{ to: [], words }}
          >
            {(value, onChange) => <SuggestionPart {...{ dataset, value, onChange, onRetry }} />}
          </FilterPopover>
        )}
        <FilterPopover
          {...common}
          label={t("filters.sort")}
          fit="list"
          value={filters.sort}
          onCommit={(sort) => ports.onFilters({ sort })}
          badgesOf={parts.sortBadges}
        >
          {(value, onChange) => <SortPart {...{ dataset, value, onChange, onRetry }} />}
        </FilterPopover>
        {isFiltered && (
          <Button tone="ghost" icon={RotateCcw} onClick={ports.onResetFilters}>
            {t("filters.reset")}
          </Button>
        )}
      </div>
      <span className={styles.opener} data-many={isMany || undefined}>
        <FilterSheet {...{ dataset, filters, isFiltered, ports }} has={parts.has} onOpen={common.onOpen} />
      </span>
    </>
  );
}

/** So many badges fit into the bar; if there are more, each filter shows a number. */
const MOST_BADGES = 3;

function badgeCount({ metadata, response, suggestion, sort }: RecordFilters): number {
  return [metadata, response, suggestion, sort].reduce((sum, { length }) => sum + Math.min(2, length), 0);
}

/** Which filters the dataset has, and their badges. */
function useParts(dataset: Filterable, filters: RecordFilters) {
  const t = useT();
  const words = useBadgeWords();
  const { properties, questions } = dataset;
  const titleIn = (list: readonly { name: string; title: string }[]) => (name: string) =>
    list.find((one) => one.name === name)?.title ?? name;
  return {
    has: {
      metadata: properties.length > 0 || filters.metadata.length > 0,
      response: filters.response.length > 0 || responseChoices(questions).length > 0,
      suggestion: questions.length > 0,
    },
    metadataBadges: (value: RecordFilters["metadata"]) => namedBadges<"metadata">(value, titleIn(properties)),
    responseBadges: (value: RecordFilters["response"]) => namedBadges<"response">(value, titleIn(questions)),
    suggestionBadges: (value: RecordFilters["suggestion"]) =>
      suggestionBadges(value, titleIn(questions), words),
    sortBadges: (value: RecordFilters["sort"]) => {
      const offers = sortOffers(dataset, value);
      return keysOf(value).map(({ id }) => {
        const found = offers.find((offer) => offer.id === id);
        return {
          label: found ? sortLabel(found.by, found.title, t) : id,
          without: value.filter((item) => sortId(item) !== id),
        };
      });
    },
  };
}
