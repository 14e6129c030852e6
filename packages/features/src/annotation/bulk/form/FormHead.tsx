import { Button, DisabledReason, Heading, Pencil } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { BulkView } from "../bulk-view";
import { countOf } from "./BulkActions";
import { countReplaced } from "./count-replaced";
import * as styles from "./FormHead.css";

interface FormHeadProps {
  bulk: BulkView;
  /** Whether the records of the page, or other results, may have suggestions that can be accepted. */
  hasSuggestions: boolean;
  onAccept: () => void;
  /** Removes the values of the form. */
  onClear: () => void;
}

/** Above the questions: for how many records they are answered, and the ways to accept what is suggested and to clear. */
export function FormHead({ bulk, hasSuggestions, onAccept, onClear }: FormHeadProps) {
  const t = useT();
  const count = countOf(bulk);
  const replaced = countReplaced(bulk);
  const isDisabled = count === 0 || bulk.progress !== undefined;
  return (
    <header className={styles.head}>
      <Heading level={2} size="section" className={styles.title}>
        {count > 0 ? t("bulk.answerFor", { count }) : t("bulk.answerForNone")}
      </Heading>
      {/* A text of about the same length in its place: the questions below do not move. */}
      <p className={styles.hint} data-replaces={replaced > 0 || undefined}>
        {replaced > 0 ? t("bulk.hintReplaces", { count: replaced }) : t("bulk.hint")}
      </p>
      <div className={styles.actions}>
        {hasSuggestions && (
          <DisabledReason reason={t("bulk.noneSelected")} isDisabled={count === 0}>
            <Button size="sm" icon={Pencil} isDisabled={isDisabled} onClick={onAccept}>
              {t("bulk.accept.open")}
            </Button>
          </DisabledReason>
        )}
        <Button
          size="sm"
          tone="ghost"
          isDisabled={Object.keys(bulk.draft).length === 0 || bulk.progress !== undefined}
          title={t("bulk.clearHint")}
          onClick={onClear}
        >
          {t("annotation.clear")}
        </Button>
      </div>
    </header>
  );
}
