import { CopyButton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useId } from "react";
import * as styles from "./FieldView.css";
import { fieldTypeOf } from "./registry";
import type { FieldSettings } from "./schemas";
import { FieldNotice } from "./view-parts/FieldNotice";

/** As much of a field as showing it takes. */
export interface ShownField {
  title: string;
  settings: FieldSettings;
}

interface FieldViewProps {
  field: ShownField;
  value: unknown;
  /** Set like a headline: a short line over the fields that follow. */
  isHeadline?: boolean;
  /** What stands in place of the field's own view, for a question that is answered in it. */
  children?: (titleId: string, shown: ReactNode) => ReactNode;
}

/** A field of a record under its title; nothing where the record has no value for it. */
export function FieldView({ field, value, isHeadline = false, children }: FieldViewProps) {
  const t = useT();
  const titleId = useId();
  if (value === null || value === undefined) return null;
  const { title, settings } = field;
  const { View, isValue, plainText } = fieldTypeOf(settings.type);
  const canShow = View !== undefined && isValue(value);
  const shown = canShow ? (
    <View title={title} settings={settings} value={value} />
  ) : (
    <FieldNotice>{t("fields.unsupported")}</FieldNotice>
  );
  return (
    <section className={styles.field} aria-labelledby={titleId} data-headline={isHeadline || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          <bdi>{title}</bdi>
        </h2>
        {canShow && plainText && (
          <span className={styles.copy}>
            <CopyButton
              look="icon"
              text={plainText(value)}
              label={t("fields.copy", { title })}
              copiedLabel={t("app.copied")}
            />
          </span>
        )}
      </div>
      {children ? children(titleId, shown) : shown}
    </section>
  );
}
