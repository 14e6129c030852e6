import { useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { GuidelinesEditor } from "./GuidelinesEditor";
import { guidelinesProblem } from "./rules";
import { SettingForm } from "./SettingForm";
import type { Setting } from "./use-setting";

/** The guidelines of a dataset, which may be replaced and not removed. */
export function GuidelinesForm({ setting }: { setting: Setting<string | null> }) {
  const t = useT();
  const { isTouched, onBlur } = useTouched();
  const text = setting.value ?? "";
  const problem = guidelinesProblem(text);
  const isTold = problem === "tooLong" || (isTouched && setting.isModified);
  return (
    <SettingForm title={t("annotation.guidelines")} setting={setting} isValid={!problem}>
      <GuidelinesEditor
        text={text}
        onChange={setting.onChange}
        onBlur={onBlur}
        problem={isTold ? problem : undefined}
      />
    </SettingForm>
  );
}
