import { Button, DisabledReason, Heading, Pencil } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { BulkView } from "../bulk-view";
import { countOf } from "./BulkActions";
import * as styles from "./FormHead.css";

interface FormHeadProps {
  bulk: BulkView;
  /** Whether the records of the page, or other results, may have suggestions that can be accepted. */
  hasSuggestions: boolean;
  onAccept: () => void;
}

/** Above the questions: for how many records they are answered, and the way to accept what is suggested. */
export function FormHead({ bulk, hasSuggestions, onAccept }: FormHeadProps) {
  const t = useT();
  const count = countOf(bulk);
  const isDisabled = count === 0 || bulk.progress !== undefined;
  return (
    <header className={styles.head}>
      <Heading level={2} size="section" className={styles.title}>
        {count > 0 ? t("bulk.answerFor", { count }) : t("bulk.answerForNone")}
      </Heading>
      <p className={styles.hint}>{t("bulk.hint")}</p>
      {hasSuggestions && (
        <span className={styles.accept}>
          <DisabledReason reason={t("bulk.noneSelected")} isDisabled={count === 0}>
            <Button size="sm" icon={Pencil} isDisabled={isDisabled} onClick={onAccept}>
              {t("bulk.accept.open")}
            </Button>
          </DisabledReason>
        </span>
      )}
    </header>
  );
}
