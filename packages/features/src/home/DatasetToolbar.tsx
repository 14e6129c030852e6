import {
  ArrowDown,
  ArrowUp,
  IconButton,
  MultiSelect,
  Search,
  Select,
  TextField,
  useSingleKeys,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useRef } from "react";
import { type DatasetCriteria, initialOrderOf, sortKeys } from "./criteria";
import * as styles from "./DatasetToolbar.css";
import type { WorkspaceChoice } from "./select-datasets";
import { useSearchKey } from "./use-search-key";

interface DatasetToolbarProps {
  criteria: DatasetCriteria;
  onCriteria: (criteria: DatasetCriteria, isTyping: boolean) => void;
  workspaces: readonly WorkspaceChoice[];
  isLoading: boolean;
}

/** Searches, filters and sorts the list of datasets. */
export function DatasetToolbar({ criteria, onCriteria, workspaces, isLoading }: DatasetToolbarProps) {
  const t = useT();
  const format = useFormat();
  const search = useRef<HTMLInputElement>(null);
  const hasSearchKey = useSingleKeys();
  useSearchKey(search, hasSearchKey);
  const change = (changes: Partial<DatasetCriteria>) => onCriteria({ ...criteria, ...changes }, false);
  const isDescending = criteria.order === "desc";
  return (
    <search className={styles.bar} aria-label={t("datasets.find")}>
      <TextField
        ref={search}
        className={styles.search}
        type="search"
        label={t("datasets.searchLabel")}
        isLabelHidden
        placeholder={t("datasets.search")}
        icon={Search}
        {...(hasSearchKey ? { keyHint: "/", "aria-keyshortcuts": "/" } : {})}
        autoComplete="off"
        value={criteria.query}
        onChange={(query) => onCriteria({ ...criteria, query }, true)}
      />
      <MultiSelect
        className={styles.choice}
        label={t("datasets.workspaces")}
        isLabelHidden
        placeholder={t("datasets.workspaces")}
        options={workspaces.map(({ name, datasets }) => ({
          value: name,
          label: name,
          count: format.number(datasets),
        }))}
        values={criteria.workspaces}
        onChange={(chosen) => change({ workspaces: chosen })}
        countLabel={(count) => t("datasets.workspaceCount", { count })}
        hasSearch
        loadingLabel={isLoading ? t("datasets.loadingWorkspaces") : undefined}
        words={{ search: t("datasets.findWorkspace"), noneFound: t("datasets.noWorkspace") }}
      />
      <div className={styles.sorting}>
        <Select
          className={styles.choice}
          label={t("datasets.sortBy")}
          isLabelHidden
          placeholder={t("datasets.sortBy")}
          options={sortKeys.map((key) => ({ value: key, label: t(`datasets.sorts.${key}`) }))}
          value={criteria.sort}
          onChange={(sort) => change({ sort, order: initialOrderOf(sort) })}
          words={{ search: "", noneFound: "" }}
        />
        <IconButton
          picture={isDescending ? ArrowDown : ArrowUp}
          size="md"
          isOutlined
          label={t(isDescending ? "datasets.descending" : "datasets.ascending")}
          onClick={() => change({ order: isDescending ? "asc" : "desc" })}
        />
      </div>
    </search>
  );
}
