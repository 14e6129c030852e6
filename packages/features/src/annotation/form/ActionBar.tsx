import { Button, DisabledReason } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type MouseEvent, memo } from "react";
import { useKeyHint } from "../keys/key-hints";
import { useKeyboardInset } from "../phone/use-keyboard-inset";
import { usePublishedSize } from "../use-published-size";
import type { AnnotationPorts, FormView, RecordView } from "../view-model";
import * as styles from "./ActionBar.css";
import { canClear } from "./can-clear";
import { useSecondTap } from "./use-second-tap";
import { useTightRow } from "./use-tight-row";

interface ActionBarProps {
  record: RecordView | undefined;
  values: FormView["values"];
  canSubmit: FormView["canSubmit"];
  isSaving: FormView["isSaving"];
  ports: AnnotationPorts;
  /** Submit was pressed while a required value is missing. */
  onIncomplete: () => void;
}

/** The actions for the response; empty without a record. Submit is enabled once all required values are present. */
export const ActionBar = memo(function ActionBar(props: ActionBarProps) {
  const { record, values, canSubmit, isSaving, ports, onIncomplete } = props;
  const t = useT();
  const hint = useKeyHint();
  useKeyboardInset();
  const isBlocked = record === undefined || isSaving;
  const isSecondTap = useSecondTap(record?.id);
  // Keyboard submits are undone by key; a click or tap offers undo. The `detail` of keyboard clicks is 0.
  const submit = (event: MouseEvent) => {
    if (event.detail === 0) ports.onSubmit();
    else if (!isSecondTap(event)) ports.onSubmitAtOnce();
  };
  const refuse = (event: MouseEvent) => {
    if (!isSecondTap(event)) onIncomplete();
  };
  const discard = (event: MouseEvent) => {
    if (!isSecondTap(event)) ports.onDiscard();
  };
  return (
    <section
      ref={usePublishedSize(styles.actionBarHeight, styles.actionBarWidth)}
      className={styles.bar}
      aria-label={t("annotation.actions")}
    >
      <div ref={useTightRow()} className={styles.row}>
        <span className={styles.clear}>
          <Button
            tone="ghost"
            isDisabled={!canClear({ values, isSaving }, record)}
            title={t("annotation.clearHint")}
            onClick={ports.onClear}
          >
            {t("annotation.clear")}
          </Button>
        </span>
        {record?.status !== "discarded" && (
          <Button tone="ghost" keyHint={hint("onDiscard")} isDisabled={isBlocked} onClick={discard}>
            {t("annotation.discard")}
          </Button>
        )}
        <Button keyHint={hint("onSaveDraft")} isDisabled={isBlocked} onClick={ports.onSaveDraft}>
          <span className={styles.whole}>{t("annotation.saveDraft")}</span>
          <span className={styles.brief} aria-hidden="true">
            {t("annotation.draft")}
          </span>
        </Button>
        <DisabledReason
          reason={t(canSubmit ? "annotation.savingNow" : "annotation.completeRequired")}
          isDisabled={isBlocked || !canSubmit}
        >
          <Button
            tone="primary"
            keyHint={hint("onSubmit")}
            isDisabled={isBlocked || !canSubmit}
            onRefused={isBlocked ? undefined : refuse}
            onClick={submit}
          >
            {t("annotation.submit")}
          </Button>
        </DisabledReason>
      </div>
    </section>
  );
});
