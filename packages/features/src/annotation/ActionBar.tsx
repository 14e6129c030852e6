import { Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./ActionBar.css";
import { useKeyHint } from "./keys/key-hints";
import { useKeyboardRoom } from "./phone/use-keyboard-room";
import { usePublishedHeight } from "./use-published-height";
import type { AnnotationPorts, FormView, RecordView } from "./view-model";

interface ActionBarProps {
  record: RecordView | undefined;
  form: FormView;
  ports: AnnotationPorts;
}

/** What can be done with the answers; nothing without a record, submit only when all that must be is answered. */
export function ActionBar({ record, form, ports }: ActionBarProps) {
  const t = useT();
  const hint = useKeyHint();
  useKeyboardRoom();
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
        <Button tone="ghost" keyHint={hint("onDiscard")} isDisabled={isBlocked} onClick={ports.onDiscard}>
          {t("annotation.discard")}
        </Button>
      )}
      <Button keyHint={hint("onSaveDraft")} isDisabled={isBlocked} onClick={ports.onSaveDraft}>
        {t("annotation.saveDraft")}
      </Button>
      <Button
        tone="primary"
        keyHint={hint("onSubmit")}
        isDisabled={isBlocked || !form.canSubmit}
        disabledReason={form.canSubmit ? savingReason : t("annotation.completeRequired")}
        onClick={ports.onSubmit}
      >
        {t("annotation.submit")}
      </Button>
    </section>
  );
}
