import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from "react";
import { Icon, TriangleAlert } from "../icon";
import { huesOf } from "../span-hues";
import { VisuallyHidden } from "../visually-hidden";
import { CaretMark } from "./CaretMark";
import { CursorTag, useCursorTag } from "./CursorTag";
import { Handles } from "./Handles";
import type { SpanHighlighterProps } from "./highlighter-props";
import { canTint } from "./paint";
import { ReviewBar } from "./ReviewBar";
import { SpanAnchor } from "./SpanAnchor";
import * as styles from "./SpanHighlighter.css";
import { SpanList } from "./SpanList";
import { SpanPicker } from "./SpanPicker";
import { TextBlock } from "./TextBlock";
import type { SpanEditor } from "./use-editor";
import { useHighlighter } from "./use-highlighter";
import type { DrawnSpan, SpanLabel } from "./use-span-model";
import type { SpanWords } from "./words";

/**
 * A text on which stretches are marked: by mouse, pen and finger, or by a caret and the keyboard alone. The text
 * nodes stay as they are; lines and labels run under the words, and an equal list says them to who can't see them.
 */
export function SpanHighlighter(props: SpanHighlighterProps) {
  const { text, labelId, words, labels, allowsOverlap = false, isReadOnly = false } = props;
  const hintId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const textElement = useRef<HTMLDivElement>(null);
  const all = useHighlighter(props, { surface, textElement });
  const { model, chosen, caret, editor, picker } = all;
  const tag = useCursorTag(surface);
  const hueOf = useHueOf(labels);
  const nameOf = useNames(words, editor);
  const waiting = useMemo(() => model.spans.filter(({ look }) => look === "pencilled"), [model.spans]);
  const active = labels.find(({ value }) => value === props.activeLabel);
  if (text === "") return <p className={styles.empty}>{words.empty}</p>;

  return (
    <div className={styles.root} data-read-only={isReadOnly || undefined} {...all.within}>
      <VisuallyHidden>
        <span id={hintId}>{words.hint}</span>
      </VisuallyHidden>
      {all.region}
      <div ref={surface} className={styles.surface} {...(isReadOnly ? {} : tag.handlers)}>
        <TextSurface
          all={all}
          labelId={labelId}
          hintId={hintId}
          element={textElement}
          allowsOverlap={allowsOverlap}
        />
        {all.hasFocus && (
          <CaretMark index={caret.at.focus} view={all.view} surface={surface} layout={all.layout.places} />
        )}
        {chosen.framed && !all.hasFocus && picker.picker?.back !== "text" && (
          <SpanAnchor key={chosen.framed.key} span={chosen.framed} view={all.view} surface={surface} />
        )}
        {chosen.framed && !isReadOnly && chosen.framed.look !== "suggested" && (
          <Handles
            text={text}
            span={chosen.framed}
            isRtl={model.isRtl}
            view={all.view}
            surface={surface}
            layout={all.layout.places}
            words={words.handles}
            onMove={all.resizeFramed}
          />
        )}
        <CursorTag tag={tag} label={active?.text} isHolding={all.pointer.isHolding} hold={words.hold} />
        {picker.picker && (
          <SpanPicker
            picker={picker.picker}
            model={model}
            labels={labels}
            hueOf={hueOf}
            allowsOverlap={allowsOverlap}
            editor={editor}
            words={words.picker}
            activeLabel={props.activeLabel}
            onMarked={all.afterMarking}
            onMoved={chosen.expect}
            onClose={all.closePicker}
          />
        )}
      </div>
      <SpanList
        ref={all.list}
        label={words.list.label}
        hint={words.list.hint}
        spans={model.spans}
        current={chosen.place}
        nameOf={nameOf}
        onFocus={all.onListFocus}
        onBlur={all.onListBlur}
        onOpen={(span) => all.openSpan(span, "list")}
        onKeyDown={all.onListKey}
      />
      {waiting.length > 0 && !isReadOnly && (
        <ReviewBar
          waiting={waiting}
          words={words.review}
          onAcceptAll={() => editor.acceptAll(waiting)}
          onRefuseAll={() => editor.refuseAll(waiting)}
        />
      )}
      <Unsupported>{words.unsupported}</Unsupported>
    </div>
  );
}

/** So many blocks are laid out at once. */
const FEW = 8;

interface TextSurfaceProps {
  all: ReturnType<typeof useHighlighter>;
  labelId: string;
  hintId: string;
  element: { current: HTMLDivElement | null };
  allowsOverlap: boolean;
}

function TextSurface({ all, labelId, hintId, element, allowsOverlap }: TextSurfaceProps) {
  const { model } = all;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea can show neither tints nor a gloss; this is read-only to typing and still a place for a caret
    <div
      ref={element}
      role="textbox"
      aria-multiline="true"
      aria-readonly="true"
      aria-labelledby={labelId}
      aria-describedby={hintId}
      tabIndex={0}
      dir={model.isRtl ? "rtl" : "ltr"}
      className={styles.text}
      onKeyDown={all.onTextKey}
      onFocus={all.onTextFocus}
      onBlur={all.onTextBlur}
      onCopy={all.onCopy}
      onPointerDown={all.pointer.onPointerDown}
      onPointerMove={all.pointer.onPointerMove}
    >
      {model.blocks.map((block) => (
        <TextBlock
          key={block.start}
          text={model.text.slice(block.start, block.end)}
          model={block}
          minDepth={allowsOverlap ? 2 : 1}
          isRtl={model.isRtl}
          selected={isIn(all.chosen.framed, block) ? all.chosen.framed?.key : undefined}
          layout={all.layout.lines}
          nearness={all.nearness}
          canWait={model.blocks.length > FEW}
        />
      ))}
    </div>
  );
}

function isIn(
  span: { start: number; end: number } | undefined,
  block: { start: number; end: number },
): boolean {
  return span !== undefined && span.start < block.end && block.start < span.end;
}

/** The sentences of the list, each made once: every key press shows the list anew. */
function useNames(words: SpanWords, { inWords }: SpanEditor) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words ask for other sentences
  const known = useMemo(() => new WeakMap<DrawnSpan, string>(), [words]);
  return (span: DrawnSpan) => {
    const sentence = known.get(span) ?? words.list.item(inWords(span));
    known.set(span, sentence);
    return sentence;
  };
}

function useHueOf(labels: readonly SpanLabel[]) {
  const hues = useMemo(() => huesOf(labels.map(({ value }) => value)), [labels]);
  return useCallback((label: string) => hues.get(label) ?? 1, [hues]);
}

// Once is enough: it works, with boxes under the text.
let hasWarned = false;

function Unsupported({ children }: { children: ReactNode }) {
  const [isShown] = useState(() => {
    const isFirst = !canTint() && !hasWarned;
    hasWarned ||= isFirst;
    return isFirst;
  });
  if (!isShown) return null;
  return (
    <p className={styles.review} role="status">
      <Icon picture={TriangleAlert} size={14} />
      {children}
    </p>
  );
}
