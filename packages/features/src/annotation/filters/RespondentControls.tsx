import type { ResponseFilter } from "@glossa/contract";
import { FilterSection, MultiSelectList } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { respondentsIn, withRespondents } from "./conditions";
import type { FilterPorts, FiltersView } from "./filters-view";
import { useFilterWords } from "./use-filter-words";
import { WithChoices } from "./WithChoices";

interface RespondentControlsProps {
  view: Pick<FiltersView, "choices" | "hasFailed">;
  ports: Pick<FilterPorts, "onFilterChoices">;
  value: readonly ResponseFilter[];
  onChange: (value: readonly ResponseFilter[]) => void;
}

/** The section for who has submitted a response. */
export function RespondentControls({ view, ports, value, onChange }: RespondentControlsProps) {
  const t = useT();
  const format = useFormat();
  const { list } = useFilterWords();
  const set = respondentsIn(value);
  const known = view.choices?.respondents ?? [];
  // A link can name somebody who has not responded.
  const missing = set.filter((name) => known.every(({ username }) => username !== name));
  return (
    <FilterSection
      title={t("filters.respondents")}
      name="responses"
      badge={set.length > 0 ? set.join(", ") : undefined}
      isInitiallyOpen={set.length > 0}
    >
      <WithChoices view={view} ports={ports}>
        <MultiSelectList
          label={t("filters.respondents")}
          options={[
            ...known.map(({ username, submitted }) => ({
              value: username,
              label: username,
              count: format.number(submitted),
            })),
            ...missing.map((name) => ({ value: name, label: name })),
          ]}
          values={set}
          onChange={(users) => onChange(withRespondents(value, users))}
          words={list}
        />
      </WithChoices>
    </FilterSection>
  );
}
