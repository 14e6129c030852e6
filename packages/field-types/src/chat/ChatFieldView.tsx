import { majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type CSSProperties, useMemo } from "react";
import type { ChatMessage, FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import { FieldMarkdown } from "../view-parts/FieldMarkdown";
import { PlainText } from "../view-parts/PlainText";
import * as styles from "./ChatFieldView.css";
import { lineLength, linesOf } from "./height";
import { type Turn, turnsOf } from "./turns";

/** The number of messages from which those off screen are not laid out. */
const LONG = 30;

/** A conversation, message by message. */
export function ChatFieldView({
  title,
  settings,
  value,
  isInRow = false,
}: FieldViewProps<FieldSettingsOf<"chat">, ChatMessage[]>) {
  const t = useT();
  const turns = useMemo(() => turnsOf(value), [value]);
  const count = turns.length;
  const isLong = turns.length > LONG;
  return (
    <ol className={styles.chat} aria-label={title} data-long={isLong || undefined}>
      {turns.map((turn, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a conversation never changes
          key={index}
          className={styles.message}
          data-record-part
          style={isLong ? estimateOf(turn, settings.use_markdown) : undefined}
          data-role={turn.color}
          data-side={turn.side}
        >
          <div className={styles.turn}>
            <Speaker
              {...turn}
              // In a list of records, fields have no headings either.
              name={isInRow ? undefined : t("fields.message", { role: turn.role, number: index + 1, count })}
            />
            {settings.use_markdown ? (
              <FieldMarkdown title={title} text={turn.content} topLevel={isInRow ? 3 : 4} />
            ) : (
              <PlainText text={turn.content} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Who has written a message, as its heading: screen readers go from one to the next. */
function Speaker({ role, hasName, name }: Turn & { name: string | undefined }) {
  const shown = hasName ? <bdi dir={majorityDirection(role)}>{role}</bdi> : null;
  if (name !== undefined)
    return (
      <h3 className={hasName ? styles.role : styles.noRole} aria-label={name}>
        {shown}
      </h3>
    );
  return shown && <p className={styles.role}>{shown}</p>;
}

/** The lines that a message has, probably, for what lays it out once it comes near the viewport. */
function estimateOf({ content, hasName }: Turn, isMarkdown: boolean): CSSProperties {
  const lines = (perLine: number) => linesOf(content, isMarkdown, perLine) + (hasName ? 1 : 0);
  const estimate = {
    [styles.lines]: lines(lineLength.wide),
    [styles.linesOnPhone]: lines(lineLength.narrow),
  };
  return estimate as CSSProperties;
}
