import { Button, Dialog, SlidersHorizontal, Stack, useCommitted } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { type ReactNode, useRef, useState } from "react";
import { FilterSets } from "../filter-sets/FilterSets";
import { comparedQuestions, hasMetadata, isAnySet } from "./FilterBar";
import * as styles from "./Filters.css";
import type { FilterPorts, FiltersView } from "./filters-view";
import { MetadataControls } from "./MetadataControls";
import { RespondentControls } from "./RespondentControls";
import { ResponseControls } from "./ResponseControls";
import { SearchField } from "./SearchField";
import { SortControls } from "./SortControls";
import { SuggestionControls } from "./SuggestionControls";
import { keysOf, sortOf, sortSubjects } from "./sort-choices";
import { WithChoices } from "./WithChoices";

interface FilterSheetProps {
  view: FiltersView;
  ports: FilterPorts;
}

/** On narrow screens: one button that opens the search, all filters and the order in a dialog. */
export function FilterSheet({ view, ports }: FilterSheetProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { search, filters, fields } = view;
  const { draft, setDraft, settle } = useCommitted(filters, ports.onFilters);
  const searchForm = useRef<HTMLFormElement>(null);
  /** Nothing that is set or typed is lost, whichever way the dialog is closed. */
  const close = () => {
    searchForm.current?.requestSubmit();
    settle();
    setIsOpen(false);
  };
  const { metadata, response, suggestion, sort } = filters;
  const count =
    metadata.length + response.length + suggestion.length + sort.length + Number(search.text !== "");
  const name = count > 0 ? t("filters.openSet", { count }) : t("filters.open");
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        aria-label={name}
        title={name}
        onClick={() => {
          ports.onFilterChoices();
          ports.sets?.onOpen();
          setIsOpen(true);
        }}
      >
        <span className={styles.openText}>{name}</span>
        {count > 0 && (
          <span className={styles.openCount} aria-hidden="true">
            {format.number(count)}
          </span>
        )}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t("filters.open")}
        closeLabel={t("app.close")}
        actions={
          <>
            {isAnySet(draft) && (
              <Button
                tone="ghost"
                onClick={() => {
                  ports.onResetFilters();
                  setIsOpen(false);
                }}
              >
                {t("filters.reset")}
              </Button>
            )}
            <Button tone="primary" onClick={close}>
              {t("filters.show")}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <SearchField
            formRef={searchForm}
            search={search}
            fields={fields}
            canSearchParts={view.canSearchParts}
            onSearch={ports.onSearch}
          />
          <Groups view={view} ports={ports} draft={draft} setDraft={setDraft} />
          {view.sets && ports.sets && (
            <Group title={t("filterSets.title")}>
              <FilterSets view={view.sets} ports={ports.sets} onApplied={() => setIsOpen(false)} />
            </Group>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

interface GroupsProps extends FilterSheetProps {
  draft: FiltersView["filters"];
  setDraft: (draft: FiltersView["filters"]) => void;
}

function Groups({ view, ports, draft, setDraft }: GroupsProps) {
  const t = useT();
  const { questions, choices } = view;
  const compared = comparedQuestions(view);
  const subjects = sortSubjects(view, draft.sort);
  return (
    <div className={styles.sheet}>
      <WithChoices view={view} ports={ports}>
        {hasMetadata(view) && (
          <Group title={t("filters.metadata")}>
            <MetadataControls
              choices={choices?.metadata ?? []}
              value={draft.metadata}
              findTerms={ports.findTerms}
              opensFirst={false}
              onChange={(metadata) => setDraft({ ...draft, metadata })}
            />
          </Group>
        )}
        {compared.length > 0 && (
          <Group title={t("filters.responses")}>
            {view.canFilterRespondents && (
              <RespondentControls
                {...{ view, ports }}
                value={draft.response}
                onChange={(response) => setDraft({ ...draft, response })}
              />
            )}
            <ResponseControls
              questions={compared}
              canFilterOthers={view.canFilterOthers}
              value={draft.response}
              opensFirst={false}
              onChange={(response) => setDraft({ ...draft, response })}
            />
          </Group>
        )}
        <Group title={t("filters.suggestions")}>
          <SuggestionControls
            questions={questions}
            agents={choices?.agents ?? {}}
            value={draft.suggestion}
            opensFirst={false}
            onChange={(suggestion) => setDraft({ ...draft, suggestion })}
          />
        </Group>
        <Group title={t("filters.sort")}>
          <SortControls
            view={view}
            subjects={subjects}
            keys={keysOf(draft.sort)}
            onChange={(keys) => setDraft({ ...draft, sort: sortOf(keys, subjects) })}
          />
        </Group>
      </WithChoices>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.sheetTitle}>{title}</h3>
      {children}
    </section>
  );
}
