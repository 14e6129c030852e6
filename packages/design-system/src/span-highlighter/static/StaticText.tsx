import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type ReactNode, useSyncExternalStore } from "react";
import { rootProps } from "../../native";
import { majorityDirection } from "../../text-direction";
import * as styles from "../Highlighter.css";
import * as headStyles from "../head/Head.css";
import type { SpanHighlighterProps } from "../highlighter-props";
import type { ShownSpan } from "../model/drawn-spans";
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

/** What of the props of a highlighter is shown without its scripts. */
export interface StaticTextProps extends Pick<SpanHighlighterProps, "labels" | "className" | "style"> {
  /** The text in which spans are marked. */
  text?: string | undefined;
  /** Content that shows the text, instead of `text`: its spans are marked only by the highlighter. */
  children?: ReactNode;
  /**
   * In code points of the text.
   *
   * @default none
   */
  spans?: readonly ShownSpan[] | undefined;
  /**
   * Lines have room for two labels, as in a highlighter in which spans may lie over each other.
   *
   * @default false
   */
  allowsOverlap?: boolean | undefined;
  /**
   * There is no bar above the text to review suggested spans.
   *
   * @default false
   */
  isReadOnly?: boolean | undefined;
}

/**
 * The text with its marks at their places, as high as the highlighter that takes its place: in the HTML of a server, and
 * until the highlighter or the texts of its language are loaded. Nothing in it can be used.
 *
 * @example
 * <StaticText
 *   text="Ana met Ben."
 *   labels={[{ value: "person", text: "Person" }]}
 *   spans={[{ start: 0, end: 3, label: "person" }]}
 * />
 */
export function StaticText(props: StaticTextProps) {
  const { text, children, spans = [], labels, allowsOverlap, isReadOnly = false } = props;
  const parts = text === undefined ? [] : partsOf(text, spans, labels);
  const deepest = parts.flatMap(({ begins }) => begins.map((span) => span.level + 1));
  const depth = Math.max(allowsOverlap ? 2 : 1, ...deepest);
  const hasBar = !isReadOnly && spans.some(({ look }) => look === "pencilled");
  return (
    <div {...rootProps({ className: props.className, style: props.style }, styles.root)}>
      {hasBar && <div className={headStyles.head} data-empty data-review />}
      <div className={styles.surface}>
        <div className={styles.text} aria-busy="true" dir={majorityDirection(text ?? "")}>
          <div className={styles.block} style={assignInlineVars({ [styles.depth]: String(depth) })}>
            {children ?? parts.map((part) => <Part key={part.start} part={part} />)}
          </div>
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
