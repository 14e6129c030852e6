import { useMemo } from "react";
import type { ChatMessage, FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import { FieldMarkdown } from "../view-parts/FieldMarkdown";
import { PlainText } from "../view-parts/PlainText";
import * as styles from "./ChatFieldView.css";
import { turnsOf } from "./turns";

/** The number of messages from which those off screen are not laid out. */
const LONG = 30;

/** A conversation, message by message. */
export function ChatFieldView({
  title,
  settings,
  value,
}: FieldViewProps<FieldSettingsOf<"chat">, ChatMessage[]>) {
  const turns = useMemo(() => turnsOf(value), [value]);
  return (
    <ol className={styles.chat} aria-label={title} data-long={turns.length > LONG || undefined}>
      {turns.map((turn, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a conversation never changes
          key={index}
          className={styles.message}
          data-record-part
          data-role={turn.color}
          data-side={turn.side}
        >
          <div className={styles.turn}>
            {turn.hasName && (
              <p className={styles.role}>
                <bdi>{turn.role}</bdi>
              </p>
            )}
            {settings.use_markdown ? (
              <FieldMarkdown title={title} text={turn.content} />
            ) : (
              <PlainText text={turn.content} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
