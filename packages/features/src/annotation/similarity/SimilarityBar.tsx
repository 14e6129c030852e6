import {
  ChevronDown,
  ChevronUp,
  IconButton,
  majorityDirection,
  SegmentedControl,
  Select,
  X,
} from "@glossa/design-system";
import { FieldView } from "@glossa/field-types";
import { useFormat, useT } from "@glossa/locales";
import { ownValue } from "@glossa/question-types/schema";
import { use, useId, useState } from "react";
import { previewOf } from "./preview";
import * as styles from "./SimilarityBar.css";
import { SimilarityContext } from "./similarity-context";
import type { ReferenceRecord, SimilarityView } from "./similarity-view";

/** While similar records are shown: the record that they are similar to, and how they are chosen. */
export function SimilarityBar() {
  const t = useT();
  const similarity = use(SimilarityContext);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!similarity?.view.search) return null;
  const { view, onSimilarity } = similarity;
  const count = 1 + (similarity.view.search.moreRecordIds?.length ?? 0);
  return (
    <section className={styles.bar} aria-label={t("similarity.bar")}>
      <div className={styles.line}>
        <IconButton
          picture={isOpen ? ChevronUp : ChevronDown}
          label={t(isOpen ? "similarity.hide" : "similarity.show", { count })}
          aria-expanded={isOpen}
          aria-controls={id}
          isDisabled={!view.reference}
          onClick={() => setOpen(!isOpen)}
        />
        <Preview view={view} count={count} isLeast={similarity.view.search.order === "least"} />
        <Choices view={view} search={similarity.view.search} onSimilarity={onSimilarity} />
        <IconButton
          picture={X}
          label={t("similarity.remove", { count })}
          onClick={() => onSimilarity(undefined)}
        />
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className={styles.whole}
        // Scrollable content must be reachable by keyboard; a single reference has buttons.
        {...(count > 1 && { role: "group", "aria-label": t("similarity.toSeveral", { count }), tabIndex: 0 })}
      >
        {isOpen && <Whole view={view} />}
      </div>
    </section>
  );
}

interface PreviewProps {
  view: SimilarityView;
  /** How many references the search has. */
  count: number;
  isLeast: boolean;
}

function Preview({ view, count, isLeast }: PreviewProps) {
  const t = useT();
  const { reference, hasFailed, fields } = view;
  if (hasFailed)
    return (
      <span className={styles.preview} role="alert">
        {t("similarity.gone", { count })}
      </span>
    );
  if (!reference)
    return (
      <span className={styles.preview} role="status">
        {t("similarity.loading", { count })}
      </span>
    );
  return (
    <span className={styles.preview}>
      <span className={styles.term}>{t(termOf(count, isLeast), { count })}</span>
      {previewsOf(view, reference, fields).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one text
        <bdi key={index} className={styles.text} dir={majorityDirection(text)}>
          {text}
        </bdi>
      ))}
    </span>
  );
}

function termOf(count: number, isLeast: boolean) {
  if (count > 1) return isLeast ? "similarity.unlikeSeveral" : "similarity.toSeveral";
  return isLeast ? "similarity.unlike" : "similarity.to";
}

/** The beginnings of two fields of the reference; of several references, that of the first field of each. */
function previewsOf(
  { moreReferences = [] }: SimilarityView,
  reference: ReferenceRecord,
  fields: SimilarityView["fields"],
): readonly string[] {
  if (moreReferences.length === 0) return previewOf(reference, fields);
  return [reference, ...moreReferences].flatMap((one) => previewOf(one, fields).slice(0, 1));
}

function Whole({ view: { reference, moreReferences = [], fields } }: { view: SimilarityView }) {
  if (!reference) return null;
  return [reference, ...moreReferences].map(({ id, fields: values, stored }) => (
    <div key={id} className={styles.reference}>
      {fields.map((field) => (
        <FieldView
          key={field.id}
          field={field}
          value={ownValue(values, field.name)}
          record={stored}
          // Regions of several records would have the same names.
          inRow={moreReferences.length > 0 ? "titled" : undefined}
        />
      ))}
    </div>
  ));
}

interface ChoicesProps {
  view: SimilarityView;
  search: NonNullable<SimilarityView["search"]>;
  onSimilarity: (search: NonNullable<SimilarityView["search"]>) => void;
}

function Choices({ view, search, onSimilarity }: ChoicesProps) {
  const t = useT();
  const format = useFormat();
  const words = { search: t("filters.findValue"), noneFound: t("filters.noValue") };
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label={t("similarity.order")}
        options={[
          { value: "most", label: t("similarity.most") },
          { value: "least", label: t("similarity.least") },
        ]}
        value={search.order}
        onChange={(order) => onSimilarity({ ...search, order })}
      />
      {view.vectors.length > 1 && (
        <Select
          className={styles.select}
          label={t("similarity.vector")}
          isLabelHidden
          placeholder={search.vectorName}
          options={view.vectors.map(({ name, title }) => ({ value: name, label: title }))}
          value={search.vectorName}
          onChange={(vectorName) => onSimilarity({ ...search, vectorName })}
          words={words}
        />
      )}
      <Select
        className={styles.select}
        label={t("similarity.limit")}
        isLabelHidden
        placeholder={format.number(search.limit)}
        options={view.limits.map((limit) => ({
          value: String(limit),
          label: t("similarity.limitOf", { count: limit }),
        }))}
        value={String(search.limit)}
        onChange={(limit) => onSimilarity({ ...search, limit: Number(limit) })}
        words={words}
      />
    </div>
  );
}
