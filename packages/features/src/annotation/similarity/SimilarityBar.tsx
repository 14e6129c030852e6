import type { Field, Similarity } from "@glossa/contract";
import {
  ChevronDown,
  ChevronUp,
  Icon,
  IconButton,
  ScanSearch,
  Select,
  Spinner,
  Stack,
  X,
} from "@glossa/design-system";
import { FieldView, isFieldShown, recordText } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { ownValue } from "@glossa/question-types/schema";
import { useId, useState } from "react";
import type { AnnotationPorts } from "../view-model";
import { previewOf } from "./preview";
import * as styles from "./Similarity.css";
import { type SimilarityView, similarityLimits } from "./similarity-view";

interface SimilarityBarProps {
  similarity: SimilarityView;
  search: Similarity;
  fields: readonly Field[];
  onFilters: AnnotationPorts["onFilters"];
}

/** Names the record that others are compared with, and how; it can be expanded, changed and removed. */
export function SimilarityBar({ similarity, search, fields, onFilters }: SimilarityBarProps) {
  const t = useT();
  const id = useId();
  const [expandedId, setExpandedId] = useState<string>();
  const { reference } = similarity;
  const isExpanded = expandedId === search.recordId && reference !== undefined;
  const change = (part: Partial<Similarity>) => onFilters({ similarity: { ...search, ...part } });
  return (
    <section className={styles.bar} aria-label={t("similar.bar")}>
      <div className={styles.line}>
        <span className={styles.label}>
          <Icon picture={ScanSearch} />
          {t("similar.reference")}
        </span>
        <Preview {...{ similarity, search, fields }} />
        {reference && (
          <IconButton
            picture={isExpanded ? ChevronUp : ChevronDown}
            label={t(isExpanded ? "similar.fold" : "similar.expand")}
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpandedId(isExpanded ? undefined : search.recordId)}
          />
        )}
        <span className={styles.controls}>
          <Controls {...{ similarity, search }} onChange={change} />
          <IconButton
            picture={X}
            label={t("similar.remove")}
            onClick={() => onFilters({ similarity: undefined })}
          />
        </span>
      </div>
      <div id={id}>
        {isExpanded && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls is reached by the keyboard
          <section className={styles.whole} tabIndex={0} aria-label={t("similar.whole")}>
            <Stack gap={4}>
              {fields
                .filter((field) => isFieldShown(field, ownValue(reference, field.name)))
                .map((field) => (
                  <FieldView key={field.id} field={field} value={ownValue(reference, field.name)} />
                ))}
            </Stack>
          </section>
        )}
      </div>
    </section>
  );
}

function Preview({ similarity, search, fields }: Omit<SimilarityBarProps, "onFilters">) {
  const t = useT();
  const { reference, isReferenceMissing = false } = similarity;
  if (!reference)
    return (
      <span className={styles.preview} role="status">
        {isReferenceMissing ? (
          <bdi>{t("similar.record", { id: search.recordId })}</bdi>
        ) : (
          <>
            <Spinner />
            {t("similar.loading")}
          </>
        )}
      </span>
    );
  return (
    <span className={styles.preview}>
      {previewOf(fields, reference, (field) => textOf(field, reference)).map(({ name, text }) => (
        <bdi key={name} className={styles.text}>
          {text}
        </bdi>
      ))}
    </span>
  );
}

/** The value of a field as text, without its title. */
function textOf(field: Field, values: Readonly<Record<string, unknown>>): string {
  const value = ownValue(values, field.name);
  return typeof value === "string" ? value : recordText([field], values).slice(field.title.length);
}

interface ControlsProps {
  similarity: SimilarityView;
  search: Similarity;
  onChange: (part: Partial<Similarity>) => void;
}

function Controls({ similarity, search, onChange }: ControlsProps) {
  const t = useT();
  const common = {
    isLabelHidden: true,
    size: "sm" as const,
    placeholder: "",
    words: { search: t("questions.search"), noneFound: t("questions.noLabels") },
  };
  return (
    <>
      <Select
        {...common}
        className={styles.choice}
        label={t("similar.order")}
        options={(["most", "least"] as const).map((order) => ({
          value: order,
          label: t(`similar.${order}`),
        }))}
        value={search.order}
        onChange={(order) => onChange({ order })}
      />
      {similarity.vectors.length > 1 && (
        <Select
          {...common}
          className={styles.choice}
          label={t("similar.vector")}
          options={similarity.vectors.map(({ name, title }) => ({ value: name, label: title }))}
          value={search.vectorName}
          onChange={(vectorName) => onChange({ vectorName })}
        />
      )}
      <Select
        {...common}
        className={styles.choice}
        label={t("similar.limit")}
        options={similarityLimits.map((count) => ({
          value: String(count),
          label: t("similar.limitOf", { count }),
        }))}
        value={String(search.limit)}
        onChange={(limit) => onChange({ limit: Number(limit) })}
      />
    </>
  );
}
