import type { RecordFilters } from "@glossa/contract";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { conditionText, rangeText, suggestionText } from "./badges";
import { metadataChoices, type NamedChoice, responseChoices, scoreRange, suggestionChoices } from "./choices";
import { withCondition, withSuggestion } from "./conditions";
import * as styles from "./Filters.css";
import type { Filterable } from "./filters-view";
import { LoadState } from "./LoadState";
import { Sections } from "./Sections";
import { useBadgeWords } from "./use-badge-words";
import { OptionsEditor, RangeEditor, ValueEditor } from "./ValueEditor";

/** The value that a part of the filters edits. */
export interface PartProps<Kind extends keyof RecordFilters> {
  dataset: Filterable;
  value: RecordFilters[Kind];
  onChange: (value: RecordFilters[Kind], when?: "now") => void;
  onRetry: () => void;
}

/** The filters by metadata, once the values of the records are known. */
export function MetadataPart({ dataset, value, onChange, onRetry }: PartProps<"metadata">) {
  const t = useT();
  const choices = metadataChoices(dataset);
  if (choices.length === 0)
    return <LoadState load={dataset.choices.load} onRetry={onRetry} none={t("filters.noMetadata")} />;
  return (
    <ConditionSections
      choices={choices}
      filters={value}
      onChange={(name, condition) => onChange(withCondition<"metadata">(value, name, condition))}
      words={{ search: t("filters.findProperty"), noneFound: t("filters.noProperty") }}
    />
  );
}

/** The filters by the user's own responses. */
export function ResponsePart({ dataset, value, onChange }: PartProps<"response">) {
  const t = useT();
  return (
    <ConditionSections
      choices={responseChoices(dataset.questions)}
      filters={value}
      onChange={(name, condition) => onChange(withCondition<"response">(value, name, condition))}
      words={{ search: t("filters.findQuestion"), noneFound: t("filters.noQuestion") }}
    />
  );
}

interface ConditionSectionsProps {
  choices: readonly NamedChoice[];
  filters: RecordFilters["metadata"] | RecordFilters["response"];
  onChange: (name: string, condition: Parameters<typeof withCondition>[2]) => void;
  words: { search: string; noneFound: string };
}

function ConditionSections({ choices, filters, onChange, words }: ConditionSectionsProps) {
  const badgeWords = useBadgeWords();
  const sections = choices.map(({ name, title, choice }) => {
    const filter = (filters as RecordFilters["response"]).find((one) => one.name === name);
    return {
      name,
      title,
      badge: conditionText(filter, badgeWords),
      content: (
        <ValueEditor
          label={title}
          choice={choice}
          condition={filter}
          onChange={(condition) => onChange(name, condition)}
        />
      ),
    };
  });
  return <Sections sections={sections} words={words} />;
}

/** The filters by suggestions: value, score and agent of each question. */
export function SuggestionPart({ dataset, value, onChange, onRetry }: PartProps<"suggestion">) {
  const t = useT();
  const words = useBadgeWords();
  const { load } = dataset.choices;
  const sections = suggestionChoices(dataset).map(({ name, title, value: choice, agents }) => {
    const filter = value.find((one) => one.name === name);
    const change = (to: Parameters<typeof withSuggestion>[2]) => onChange(withSuggestion(value, name, to));
    const set = filter?.agents ?? [];
    return {
      name,
      title,
      badge: suggestionText(filter, words),
      content: (
        <>
          {choice && (
            <Configuration title={t("filters.value")} set={conditionText(filter?.value, words)}>
              <ValueEditor
                label={`${title}: ${t("filters.value")}`}
                choice={choice}
                condition={filter?.value}
                onChange={(next) => change({ value: next })}
              />
            </Configuration>
          )}
          <Configuration title={t("filters.score")} set={filter?.score && rangeText(filter.score, words)}>
            <RangeEditor
              label={`${title}: ${t("filters.score")}`}
              limits={scoreRange}
              range={filter?.score}
              onChange={(score) => change({ score })}
            />
          </Configuration>
          {(agents.length > 0 || set.length > 0) && (
            <Configuration
              title={t("filters.agents")}
              set={set.length > 0 ? words.number(set.length) : undefined}
            >
              <OptionsEditor
                label={`${title}: ${t("filters.agents")}`}
                options={agents.map((agent) => ({ value: agent, text: agent }))}
                values={set}
                onChange={(next) => change({ agents: next })}
              />
            </Configuration>
          )}
        </>
      ),
    };
  });
  return (
    <>
      <Sections
        sections={sections}
        words={{ search: t("filters.findQuestion"), noneFound: t("filters.noQuestion") }}
      />
      {load !== "ready" && <LoadState load={load} onRetry={onRetry} />}
    </>
  );
}

interface ConfigurationProps {
  title: string;
  /** What is set, in short. */
  set: string | undefined;
  children: ReactNode;
}

/** A part of the filter of one question, below its title. */
function Configuration({ title, set, children }: ConfigurationProps) {
  return (
    <div className={styles.configuration}>
      <h3 className={styles.configurationTitle}>
        {title}
        {set !== undefined && <bdi className={styles.set}>{set}</bdi>}
      </h3>
      {children}
    </div>
  );
}
