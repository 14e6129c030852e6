import {
  CopyButton,
  MatchScope,
  majorityDirection,
  type RootLook,
  VisuallyHidden,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useId } from "react";
import * as styles from "./FieldView.css";
import { knownFieldType } from "./registry";
import type { FieldSettings, FieldValue, FieldValueOf } from "./schemas";
import type { FindMatches } from "./view-parts/definition";
import { FieldNotice } from "./view-parts/FieldNotice";
import { PlainText } from "./view-parts/PlainText";

/** The part of a field that is needed to show it. */
export interface ShownField<Settings extends FieldSettings = FieldSettings> {
  /** The heading over the field. */
  title: string;
  /** What the API stores about the field; `type` determines how the value is shown. */
  settings: Settings;
}

/** A record as the API returns it, as far as templates of custom fields show it. */
export interface ShownRecord {
  id?: string | undefined;
  fields?: Readonly<Record<string, FieldValue | null>> | undefined;
  metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface FieldViewProps<Settings extends FieldSettings = FieldSettings> extends RootLook {
  /** The title and the settings of the field. */
  field: ShownField<Settings>;
  /**
   * The value that the record has for the field: a text, the address of a picture, the messages of a chat, or the data
   * of a template. A value that does not fit the field is named as such.
   */
  value: FieldValueOf<Settings["type"]> | null | undefined;
  /** The whole record as the API returns it; templates show more of it than one field. */
  record?: ShownRecord | undefined;
  /**
   * Shown as a headline: a short line above the fields that follow.
   *
   * @default false
   */
  isHeadline?: boolean;
  /**
   * In a list of records: smaller type, and without its title if the text speaks for itself.
   *
   * @default not in a list
   */
  inRow?: "titled" | "untitled" | undefined;
  /** Finds what a search matched in the field, which is marked; undefined without a search. */
  find?: FindMatches | undefined;
  /** Replaces the field's own view if a question is answered in it. */
  children?: ((titleId: string, shown: ReactNode) => ReactNode) | undefined;
}

/**
 * A field of a record with its title; renders nothing if the record has no value for it. In place of a value that it cannot
 * show, because it has another form or a type of another backend, a line says so.
 *
 * @example
 * <FieldView
 *   field={{ title: "Message", settings: { type: "text", use_markdown: false } }}
 *   value="Where is my order?"
 * />
 */
export function FieldView<Settings extends FieldSettings>(props: FieldViewProps<Settings>) {
  const { field, value, record, isHeadline = false, inRow, find, children, className, style } = props;
  const titleId = useId();
  if (!isFieldShown(field, value)) return null;
  const { title, settings } = field;
  const shown = children ? (
    // Offsets count the characters of the source text, so spans are never marked in a rendered version.
    <PlainText text={String(value)} />
  ) : (
    <ShownValue {...{ title, settings, value, record, find }} isInRow={inRow !== undefined} />
  );
  const content = <MatchScope find={find}>{children ? children(titleId, shown) : shown}</MatchScope>;
  const root = { className: [styles.field, className].filter(Boolean).join(" "), style };
  if (inRow)
    return (
      <div {...root} data-headline={isHeadline || undefined} data-row>
        {inRow === "titled" ? (
          <span className={styles.caption} id={titleId}>
            <bdi dir={majorityDirection(title)}>{title}</bdi>
          </span>
        ) : (
          <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
        )}
        {content}
      </div>
    );
  return (
    <section {...root} data-record-part aria-labelledby={titleId} data-headline={isHeadline || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          <bdi dir={majorityDirection(title)}>{title}</bdi>
        </h2>
        <CopyValue {...{ title, settings, value }} />
      </div>
      {content}
    </section>
  );
}

type ValueProps = Pick<ShownField, "title" | "settings"> & { value: unknown };

/** The value in the view of its type, or a line that says why there is none. */
function ShownValue({
  value,
  settings,
  ...rest
}: ValueProps & Pick<FieldViewProps, "record" | "find"> & { isInRow: boolean }) {
  const t = useT();
  const type = knownFieldType(settings.type);
  if (!type) return <FieldNotice>{t("fields.unknownType", { type: settings.type })}</FieldNotice>;
  if (!type.isValue(value)) return <FieldNotice>{t("fields.unsupported")}</FieldNotice>;
  return <type.View {...rest} settings={settings} value={value} />;
}

/** The button that copies a value as text; none for a value that cannot be shown. */
function CopyValue({ title, settings, value }: ValueProps) {
  const t = useT();
  const type = knownFieldType(settings.type);
  if (!type?.isValue(value)) return null;
  return (
    <span className={styles.copy}>
      <CopyButton
        look="icon"
        text={type.plainText(value)}
        label={t("fields.copy", { title })}
        copiedLabel={t("app.copied")}
      />
    </span>
  );
}

/**
 * Whether a record shows a field: without a value, only if the field's type shows something else.
 *
 * @param value what the record has in the field
 * @example
 * isFieldShown({ settings: { type: "text", use_markdown: false } }, null); // false
 */
export function isFieldShown({ settings }: Pick<ShownField, "settings">, value: unknown): boolean {
  return value != null || knownFieldType(settings.type)?.isShownWithoutValue === true;
}
