import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useSyncExternalStore } from "react";
import { rootProps } from "../../native";
import * as styles from "../Highlighter.css";
import type { SpanHighlighterProps } from "../highlighter-props";
import { level } from "../text/Marks.css";
import { own } from "../text/own-colour.css";
import { partsOf, type StaticPart, type StaticSpan } from "./parts";
import * as staticStyles from "./StaticText.css";

const unchanging = () => () => {};

/** Whether this is the HTML of a server, or the browser's first render of it, which has to be the same. */
export function useIsServersHtml(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}

/** The text with its marks at their places, without scripts and before the texts of its language are loaded. */
export function StaticText(props: SpanHighlighterProps) {
  const { text, children, spans = [], labels, allowsOverlap } = props;
  const parts = text === undefined ? [] : partsOf(text, spans, labels);
  const deepest = parts.flatMap(({ begins }) => begins.map((span) => span.level + 1));
  const depth = Math.max(allowsOverlap ? 2 : 1, ...deepest);
  return (
    <div {...rootProps({ className: props.className, style: props.style }, styles.surface)}>
      <div className={styles.text} aria-busy="true">
        <div className={styles.block} style={assignInlineVars({ [styles.depth]: String(depth) })}>
          {children ?? parts.map((part) => <Part key={part.start} part={part} />)}
        </div>
      </div>
    </div>
  );
}

function Part({ part: { text, mark, begins } }: { part: StaticPart }) {
  if (!mark) return text;
  return (
    <mark className={staticStyles.mark} {...lookOf(mark)}>
      {text}
      {begins.map((span) => (
        <span key={span.level} className={staticStyles.tag} {...lookOf(span)} data-word={span.word} />
      ))}
    </mark>
  );
}

function lookOf(span: StaticSpan) {
  return {
    "data-hue": span.own === undefined ? span.hue : "own",
    "data-look": span.look === "ink" ? undefined : span.look,
    style: assignInlineVars({ [level]: String(span.level), [own]: span.own }),
  };
}
