import { Badge, Button, Heading, Stack, Undo2 } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { SubmitButton } from "../shell/SubmitButton";
import { useNameOfAction } from "../shell/use-name-of-action";
import { focusSetting } from "./focus";
import { SettingBanner } from "./SettingBanner";
import * as styles from "./SettingsScreen.css";
import type { Setting } from "./use-setting";

interface SettingFormProps {
  title: string;
  /** The title is on the page already, with the mark of a change. */
  isTitleHidden?: boolean;
  /** Beside the buttons, while nothing was saved. */
  note?: string;
  setting: Omit<Setting<never>, "value" | "onChange">;
  /** Whether the current value may be saved. */
  isValid: boolean;
  children: ReactNode;
}

/** A setting with buttons to restore and update it; both are disabled until it is changed. */
export function SettingForm(props: SettingFormProps) {
  const { title, isTitleHidden = false, note, setting, isValid, children } = props;
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { isModified, isUnsaved, isSaving, isSaved, onRestore, onUpdate } = setting;
  const problem = problemOf(isModified, isValid);
  // With several settings on a page, "Update" alone would not say which one.
  const nameOf = useNameOfAction(title);
  const canUpdate = problem === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canUpdate && !isSaving) onUpdate();
  };
  return (
    <form
      ref={form}
      className={isTitleHidden ? styles.partForm : styles.setting}
      {...(isTitleHidden ? { "aria-label": title } : { "aria-labelledby": id })}
      data-unsaved={isUnsaved || undefined}
      onSubmit={submit}
      noValidate
    >
      {!isTitleHidden && (
        <Heading level={2} size="section" className={styles.settingTitle} id={id}>
          {title}
          {isModified && <Badge look="warning">{t("datasetSettings.modified")}</Badge>}
        </Heading>
      )}
      {children}
      <SettingBanner setting={setting} onBroughtBack={() => focusSetting(form.current)} />
      <Stack gap={2} direction="row" align="center" justify="end">
        <span className={styles.outcome}>
          <span role="status">{isSaved && t("saving.saved")}</span>
          {!isSaved && note}
        </span>
        <Button
          tone="ghost"
          icon={Undo2}
          isDisabled={!isUnsaved || isSaving}
          onClick={onRestore}
          aria-label={nameOf(t("datasetSettings.restore"))}
        >
          {t("datasetSettings.restore")}
        </Button>
        <SubmitButton
          tone={canUpdate ? "primary" : "secondary"}
          whyNot={problem && t(`app.${problem}`)}
          busyLabel={isSaving ? t("datasetSettings.updating") : undefined}
          aria-label={isSaving ? undefined : nameOf(t("datasetSettings.update"))}
        >
          {t("datasetSettings.update")}
        </SubmitButton>
      </Stack>
    </form>
  );
}

function problemOf(isModified: boolean, isValid: boolean): "nothingChanged" | "correctFirst" | undefined {
  if (!isModified) return "nothingChanged";
  return isValid ? undefined : "correctFirst";
}
