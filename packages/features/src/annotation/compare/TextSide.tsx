import { majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./CompareDialog.css";
import type { TextDifference } from "./differences";
import { type LeftOut, shortened } from "./shortened";

interface TextSideProps {
  parts: readonly TextDifference[];
  /** Which parts this side has besides those that are in both texts. */
  kind: "removed" | "added";
}

/** One of two compared texts. What the other one does not have is marked by an element, a sign, a line and a colour. */
export function TextSide({ parts, kind }: TextSideProps) {
  const t = useT();
  const own = parts.filter((part) => part.kind === "same" || part.kind === kind);
  if (own.length === 0) return <p className={styles.nothing}>{t("compare.nothing")}</p>;
  return (
    <div className={styles.text} dir={majorityDirection(own.map(({ text }) => text).join(""))}>
      {shortened(own).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: TextDifference | LeftOut }) {
  const t = useT();
  if (part.kind === "leftOut")
    return <span className={styles.leftOut}>{t("compare.leftOut", { count: part.count })}</span>;
  if (part.kind === "removed")
    return (
      <del className={styles.removed}>
        <span className={styles.markedText}>{part.text}</span>
      </del>
    );
  if (part.kind === "added")
    return (
      <ins className={styles.added}>
        <span className={styles.markedText}>{part.text}</span>
      </ins>
    );
  return part.text;
}
