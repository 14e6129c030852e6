import type { ComponentGuide, GuideExample } from "@glossa/design-system";
import * as styles from "./Examples.css";
import { withCode } from "./with-code";

/** The correct and the wrong use of a component, drawn side by side. */
export function Uses({ guide }: { guide: ComponentGuide }) {
  if (!guide.do && !guide.dont) return null;
  return (
    <div className={styles.examples} data-wide={guide.isWide || undefined}>
      {guide.do && <Example title="Do" example={guide.do} />}
      {guide.dont && <Example title="Don’t" example={guide.dont} />}
    </div>
  );
}

function Example({ title, example }: { title: string; example: GuideExample }) {
  return (
    <figure className={styles.example} data-kind={title === "Do" ? "do" : "dont"}>
      <div className={`${styles.picture} sb-unstyled`} inert>
        {example.picture}
      </div>
      <figcaption>
        <strong>{title}:</strong> {withCode(example.text)}
      </figcaption>
    </figure>
  );
}
