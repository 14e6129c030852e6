import { Button, Search, Select, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./Audit.css";
import type { AuditScreenProps } from "./AuditScreen";
import { type AuditKind, auditKinds } from "./view-model";

const ALL = "all";
/** Browsers accept years of six digits otherwise, which no time of the server has. */
const latest = "9999-12-31";

/** Person, kind, object and days of the entries that are shown, and the button that saves them as a file. */
export function AuditFilters({
  search,
  onSearch,
  isSaving,
  onSave,
}: Pick<AuditScreenProps, "search" | "onSearch" | "isSaving" | "onSave">) {
  const t = useT();
  return (
    <search className={styles.bar} aria-label={t("audit.search")}>
      <TextField
        className={styles.field}
        type="search"
        label={t("audit.who")}
        placeholder={t("audit.whoHint")}
        icon={Search}
        autoComplete="off"
        maxLength={200}
        value={search.username}
        onChange={(username) => onSearch({ ...search, username })}
      />
      <Select<AuditKind | typeof ALL>
        className={styles.field}
        label={t("audit.kind")}
        options={[
          { value: ALL, label: t("audit.allKinds") },
          ...auditKinds.map((kind) => ({ value: kind, label: t(`audit.kinds.${kind}`) })),
        ]}
        value={search.kind === "" ? ALL : search.kind}
        onChange={(kind) => onSearch({ ...search, kind: kind === ALL ? "" : kind })}
        placeholder={t("audit.allKinds")}
        words={{ search: t("audit.findKind"), noneFound: t("audit.noKind") }}
      />
      <TextField
        className={styles.field}
        type="search"
        label={t("audit.object")}
        placeholder={t("audit.objectHint")}
        icon={Search}
        autoComplete="off"
        maxLength={200}
        value={search.object}
        onChange={(object) => onSearch({ ...search, object })}
      />
      <TextField
        className={styles.day}
        type="date"
        label={t("audit.from")}
        max={search.to || latest}
        value={search.from}
        onChange={(from) => onSearch({ ...search, from })}
      />
      <TextField
        className={styles.day}
        type="date"
        label={t("audit.to")}
        min={search.from || undefined}
        max={latest}
        value={search.to}
        onChange={(to) => onSearch({ ...search, to })}
      />
      <Button busyLabel={isSaving ? t("audit.saving") : undefined} onClick={onSave}>
        {t("audit.save")}
      </Button>
    </search>
  );
}
