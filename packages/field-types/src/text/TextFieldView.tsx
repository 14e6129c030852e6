import { Markdown } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import { FieldNotice } from "../view-parts/FieldNotice";
import { PlainText } from "../view-parts/PlainText";

/** A text to read: Markdown where the field says so, else letter for letter. */
export function TextFieldView({ settings, value }: FieldViewProps<FieldSettingsOf<"text">, string>) {
  const t = useT();
  if (value === "") return <FieldNotice>{t("fields.emptyText")}</FieldNotice>;
  return settings.use_markdown ? <Markdown text={value} /> : <PlainText text={value} />;
}
