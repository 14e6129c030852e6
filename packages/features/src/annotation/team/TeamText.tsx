import { majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useLayoutEffect, useRef, useState } from "react";
import { beginningOf } from "../similarity/preview";
import * as styles from "./TeamAnswerList.css";

/** The letters of an answer that are shown: its lines are cut off as well, but the browser would lay out a whole megabyte. */
const lettersShown = 1000;

interface TeamTextProps {
  text: string;
  /** Those who gave it. */
  names: string;
}

/** The beginning of an answer, with a button that shows all of it if it is longer. */
export function TeamText({ text, names }: TeamTextProps) {
  const t = useT();
  const element = useRef<HTMLElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const beginning = beginningOf(text, lettersShown);
  const isLong = beginning !== text;
  useLayoutEffect(() => {
    if (!element.current || isWhole || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      const { scrollHeight, clientHeight } = entry?.target ?? { scrollHeight: 0, clientHeight: 0 };
      setIsCut(scrollHeight > clientHeight + 1);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <>
      <bdi ref={element} className={isWhole ? styles.whole : styles.text} dir={majorityDirection(beginning)}>
        {isWhole ? text : beginning}
      </bdi>
      {(isLong || isCut) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-label={t(isWhole ? "team.lessOf" : "team.allOf", { names })}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? "team.less" : "team.all")}
        </button>
      )}
    </>
  );
}
