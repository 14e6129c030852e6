import type { Field } from "@glossa/contract";
import { Checkbox, CodeBlock } from "@glossa/design-system";
import { fieldTypeIcon } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { SettingForm } from "../SettingForm";
import { fieldChange, fieldDraft, titleProblem } from "./drafts";
import { PartSection } from "./PartSection";
import { TitleField } from "./TitleField";
import { type PartProps, usePart } from "./use-part";

/** A field: its title, and whether its texts are Markdown. A template is shown and not edited. */
export function FieldPart({ part: field, isOpenFirst, onSavePart, ...ports }: PartProps<Field>) {
  const t = useT();
  const { id, name, title, required, settings } = field;
  const setting = usePart({
    tab: "fields",
    id,
    saved: fieldDraft(field),
    kept: (draft) => ({ ...draft, title: draft.title.trim() || name }),
    save: (draft) => onSavePart({ kind: "field", seen: field, change: fieldChange(draft, field) }),
    ...ports,
  });
  const { value, onChange } = setting;
  return (
    <PartSection
      title={title}
      name={name}
      icon={fieldTypeIcon(settings.type)}
      kind={t(`fieldTypes.${settings.type}`)}
      isRequired={required}
      isModified={setting.isModified}
      isOpenFirst={isOpenFirst}
    >
      <SettingForm title={title} isTitleHidden setting={setting} isValid={!titleProblem(value.title, false)}>
        <TitleField value={value.title} onChange={(title) => onChange({ ...value, title })} fallback={name} />
        {value.isMarkdown !== undefined && (
          <Checkbox
            label={t("datasetSettings.fieldMarkdown")}
            isChecked={value.isMarkdown}
            onChange={(isMarkdown) => onChange({ ...value, isMarkdown })}
          />
        )}
        {settings.type === "custom" && (
          <CodeBlock
            code={settings.template}
            language={t("datasetSettings.template")}
            copyLabel={t("markdown.copyCode")}
            copiedLabel={t("app.copied")}
            isWrapped
          />
        )}
      </SettingForm>
    </PartSection>
  );
}
