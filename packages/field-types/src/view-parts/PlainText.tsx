import { majorityDirection, pieceDirections, textBlocks } from "@glossa/design-system";
import * as styles from "./PlainText.css";

/** A text letter for letter, its lines kept, in the direction in which most of it is written. */
export function PlainText({ text }: { text: string }) {
  const blocks = textBlocks(text);
  const directions = pieceDirections(blocks);
  return (
    <div className={styles.text} dir={majorityDirection(text)}>
      {blocks.length === 1
        ? text
        : blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else to be told apart by
            <div key={index} className={styles.block} dir={directions[index]}>
              {block}
            </div>
          ))}
    </div>
  );
}
