import { Button, CornerDownLeft, Delete, Icon } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./ActionBar.css";
import { useChord } from "./use-chord";
import { usePublishedHeight } from "./use-published-height";
import type { AnnotationPorts, FormView, RecordView } from "./view-model";

interface ActionBarProps {
  record: RecordView | undefined;
  form: FormView;
  ports: AnnotationPorts;
  isMac: boolean;
}

/** What can be done with the answers; nothing without a record, submit only when all that must be is answered. */
export function ActionBar({ record, form, ports, isMac }: ActionBarProps) {
  const t = useT();
  const chord = useChord(isMac);
  const isBlocked = record === undefined || form.isSaving;
  const savingReason = form.isSaving ? t("annotation.savingNow") : undefined;
  const hasAnswers = Object.keys(form.answers).length > 0 || (record && record.status !== "pending");
  return (
    <section
      ref={usePublishedHeight(styles.actionBarHeight)}
      className={styles.bar}
      aria-label={t("annotation.actions")}
    >
      <span className={styles.clear}>
        <Button
          tone="ghost"
          isDisabled={isBlocked || !hasAnswers}
          title={t("annotation.clearHint")}
          onClick={ports.onClear}
        >
          {t("annotation.clear")}
        </Button>
      </span>
      {record?.status !== "discarded" && (
        <Button
          tone="ghost"
          keyHint={<Icon picture={Delete} size={12} />}
          isDisabled={isBlocked}
          onClick={ports.onDiscard}
        >
          {t("annotation.discard")}
        </Button>
      )}
      <Button keyHint={chord("Mod+s")} isDisabled={isBlocked} onClick={ports.onSaveDraft}>
        {t("annotation.saveDraft")}
      </Button>
      <Button
        tone="primary"
        keyHint={<Icon picture={CornerDownLeft} size={12} />}
        isDisabled={isBlocked || !form.canSubmit}
        disabledReason={form.canSubmit ? savingReason : t("annotation.completeRequired")}
        onClick={ports.onSubmit}
      >
        {t("annotation.submit")}
      </Button>
    </section>
  );
}
