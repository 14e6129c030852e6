import { type DirectionRun, directionRuns, majorityDirection, textBlocks } from "@glossa/design-system";
import { useMemo } from "react";
import * as styles from "./PlainText.css";

/** A text character by character, with its line breaks; each paragraph has the direction of most of its letters. */
export function PlainText({ text }: { text: string }) {
  const blocks = useMemo(() => directionRuns(textBlocks(text)), [text]);
  const [only = [], ...others] = blocks;
  return (
    <div className={styles.text} dir={dirOf(only, others.length === 0) ?? majorityDirection(text)}>
      {others.length === 0 ? (
        <Runs runs={only} />
      ) : (
        blocks.map((runs, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text have no other identity
          <div key={index} className={styles.block} data-record-part dir={dirOf(runs)}>
            <Runs runs={runs} />
          </div>
        ))
      )}
    </div>
  );
}

/** The text alone, if it has one direction, which is that of its parent. */
function Runs({ runs }: { runs: readonly DirectionRun[] }) {
  if (runs.length === 1) return runs[0]?.text;
  return runs.map(({ text, direction }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other identity
    <div key={index} className={styles.run} dir={direction}>
      {text}
    </div>
  ));
}

function dirOf(runs: readonly DirectionRun[], isAlone = true) {
  return isAlone && runs.length === 1 ? runs[0]?.direction : undefined;
}
