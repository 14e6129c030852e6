import { Markdown } from "@glossa/design-system";
import type { ChatMessage, FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import { PlainText } from "../view-parts/PlainText";
import * as styles from "./ChatFieldView.css";
import { turnsOf } from "./turns";

/** A conversation, message by message. */
export function ChatFieldView({
  title,
  settings,
  value,
}: FieldViewProps<FieldSettingsOf<"chat">, ChatMessage[]>) {
  return (
    <ol className={styles.chat} aria-label={title}>
      {turnsOf(value).map((turn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a conversation never changes its order
        <li key={index} className={styles.turn} data-role={turn.color} data-side={turn.side}>
          {turn.hasName && (
            <p className={styles.role}>
              <bdi>{turn.role}</bdi>
            </p>
          )}
          {settings.use_markdown ? <Markdown text={turn.content} /> : <PlainText text={turn.content} />}
        </li>
      ))}
    </ol>
  );
}
