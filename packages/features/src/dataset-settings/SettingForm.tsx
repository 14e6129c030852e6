import { Badge, Banner, Button, Undo2 } from "@glossa/design-system";
import { useLateT } from "@glossa/locales";
import { type FormEvent, type ReactNode, useId } from "react";
import * as styles from "./SettingsScreen.css";
import type { Setting } from "./use-setting";

interface SettingFormProps {
  title: string;
  setting: Omit<Setting<never>, "value" | "onChange">;
  /** Whether what is there now may be saved. */
  isValid: boolean;
  children: ReactNode;
}

/** One setting with the way back and the way on; neither leads anywhere before something is changed. */
export function SettingForm({ title, setting, isValid, children }: SettingFormProps) {
  const t = useLateT();
  const id = useId();
  const { isModified, isSaving, outcome, onRestore, onUpdate } = setting;
  const canUpdate = isModified && isValid;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canUpdate && !isSaving) onUpdate();
  };
  return (
    <form
      className={styles.setting}
      aria-labelledby={id}
      data-modified={isModified || undefined}
      onSubmit={submit}
      noValidate
    >
      <h2 className={styles.settingTitle} id={id}>
        {title}
        {isModified && <Badge look="warning">{t("datasetSettings.modified")}</Badge>}
      </h2>
      {children}
      {outcome?.kind === "failed" && (
        <Banner tone="danger">
          {t("datasetSettings.failed")}{" "}
          <Button size="sm" onClick={outcome.onBringBack}>
            {t("datasetSettings.bringBack")}
          </Button>
        </Banner>
      )}
      <div className={styles.foot}>
        <span className={styles.outcome} role="status">
          {outcome?.kind === "saved" && t("saving.saved")}
        </span>
        <Button tone="ghost" icon={Undo2} isDisabled={!isModified || isSaving} onClick={onRestore}>
          {t("datasetSettings.restore")}
        </Button>
        <Button
          type="submit"
          tone={canUpdate ? "primary" : "secondary"}
          isDisabled={!canUpdate}
          busyLabel={isSaving ? t("datasetSettings.updating") : undefined}
        >
          {t("datasetSettings.update")}
        </Button>
      </div>
    </form>
  );
}
