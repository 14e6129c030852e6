import { majorityDirection, pieceDirections, textBlocks } from "@glossa/design-system";
import * as styles from "./PlainText.css";

/** A text character by character, with its line breaks, in the direction of most of its characters. */
export function PlainText({ text }: { text: string }) {
  const blocks = textBlocks(text);
  const directions = pieceDirections(blocks);
  return (
    <div className={styles.text} dir={majorityDirection(text)}>
      {blocks.length === 1
        ? text
        : blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text have no other identity
            <div key={index} className={styles.block} data-record-part dir={directions[index]}>
              {block}
            </div>
          ))}
    </div>
  );
}
