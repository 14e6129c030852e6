import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { Icon, TriangleAlert } from "../icon";
import { rootProps } from "../native";
import { useLoaded } from "../on-demand";
import { canTint } from "../tint";
import { VisuallyHidden } from "../visually-hidden";
import { loadPicker } from "./editing/load-picker";
import type { SpanEditor } from "./editing/use-editor";
import type { SpanRelations } from "./editing/use-relations";
import * as styles from "./Highlighter.css";
import { Bar } from "./head/Bar";
import type { HighlighterProps } from "./highlighter-props";
import { coloursOf, ownColours } from "./model/colours";
import type { DrawnSpan } from "./model/drawn-spans";
import { useNameWarning } from "./model/dropped";
import { RenderingContext } from "./render";
import { SpanList } from "./review/SpanList";
import { CaretMark } from "./text/CaretMark";
import { CursorTag, useCursorTag } from "./text/CursorTag";
import { owns } from "./text/own-colour.css";
import { Previewed } from "./text/Previewed";
import { SpanAnchor } from "./text/SpanAnchor";
import { TextSurface } from "./text/TextSurface";
import { useHighlighter } from "./use-highlighter";
import type { SpanWords } from "./words";

const loadGrips = () => import("./editing/Grips");
const loadFound = () => import("./text/FoundMark");

/** The text with its bar, its marks, its overlays and its list. */
export function Highlighter(props: HighlighterProps) {
  const { text, labelId, words, labels, allowsOverlap = false, isReadOnly = false } = props;
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const textElement = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const all = useHighlighter(props, { root, surface, textElement, probe });
  const { model, chosen, editor, picker } = all;
  const tag = useCursorTag(surface);
  const ownVars = useMemo(() => varsOf(ownColours(labels)), [labels]);
  const nameOf = useNames(words, editor, all.tasks.relations);
  const [wasEntered, setWasEntered] = useState(false);
  const waiting = useMemo(() => model.spans.filter(({ look }) => look === "pencilled"), [model.spans]);
  useNameWarning(labelId);
  const active = labels.find(({ value }) => value === props.activeLabel);
  if (text === "" && !props.content) return <p className={styles.empty}>{words.empty}</p>;

  return (
    <div
      ref={root}
      {...rootProps({ className: props.className, style: props.style }, styles.root, ownVars)}
      data-read-only={isReadOnly || undefined}
      data-finds={all.find.isOffered || undefined}
      data-own={ownVars && ""}
      data-locked={model.locked.length > 0 || undefined}
      onFocusCapture={() => setWasEntered(!isReadOnly)}
      onPointerEnter={() => setWasEntered(!isReadOnly)}
      {...all.within}
      {...all.hovering}
      {...all.historyKeys}
      onKeyDownCapture={all.tasks.onKeyDown}
    >
      <VisuallyHidden>
        <span id={hintId}>{words.hint}</span>
      </VisuallyHidden>
      {all.region}
      <Bar
        all={all}
        waiting={isReadOnly ? [] : waiting}
        words={words}
        onReviewed={() => textElement.current?.focus({ preventScroll: true })}
      />
      <div ref={surface} className={styles.surface} {...(isReadOnly ? {} : tag.handlers)}>
        <Rendered props={props}>
          <TextSurface
            all={all}
            name={labelId === undefined ? { "aria-label": words.text } : { "aria-labelledby": labelId }}
            hintId={hintId}
            element={textElement}
            allowsOverlap={allowsOverlap}
            content={props.content}
          />
        </Rendered>
        <div ref={probe} className={styles.probe} aria-hidden="true" />
        <Places all={all} surface={surface} />
        <Previewed {...all} surface={surface} places={props.previewed} />
        {!isReadOnly && <FramedGrips {...{ all, words, surface }} isEntered={wasEntered} />}
        {/* Not while the label picker is open. */}
        {!picker.picker && (
          <CursorTag tag={tag} label={active?.text} isHolding={all.pointer.isHolding} hold={words.hold} />
        )}
        <Picker all={all} props={props} isEntered={wasEntered} />
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
      <Unsupported>{words.unsupported}</Unsupported>
    </div>
  );
}

interface GripsProps extends PlacesProps {
  words: SpanWords;
  isEntered: boolean;
}

/** The grips of the framed span, loaded as soon as the highlighter is used. */
function FramedGrips({ all, surface, words, isEntered }: GripsProps) {
  const { model, chosen, view, layout } = all;
  const { framed } = chosen;
  const loaded = useLoaded(loadGrips, isEntered || framed !== undefined);
  if (!loaded || !framed || framed.look === "suggested") return null;
  return (
    <loaded.Grips
      {...{ framed, view, surface, text: model.text, isRtl: model.isRtl, words: words.handles }}
      layout={layout.places}
      onMove={all.resizeFramed}
      onPress={all.pointer.pressGrip}
    />
  );
}

/** Gives the page's own functions for marks and labels to all blocks. */
function Rendered({ props, children }: { props: HighlighterProps; children: ReactNode }) {
  const { renderMark, renderLabel } = props;
  const rendering = useMemo(() => ({ renderMark, renderLabel }), [renderMark, renderLabel]);
  return <RenderingContext value={rendering}>{children}</RenderingContext>;
}

interface PlacesProps {
  all: ReturnType<typeof useHighlighter>;
  surface: { current: HTMLDivElement | null };
}

interface PickerProps {
  all: ReturnType<typeof useHighlighter>;
  props: HighlighterProps;
  isEntered: boolean;
}

/** The label picker, loaded as soon as the highlighter is used: before the first selection has ended. */
function Picker({ all, props, isEntered }: PickerProps) {
  const { labels } = props;
  const { model, editor, chosen } = all;
  const { picker } = all.picker;
  const colours = useMemo(() => coloursOf(labels), [labels]);
  const loaded = useLoaded(loadPicker, isEntered || picker !== undefined);
  if (!picker || !loaded) return null;
  return (
    <loaded.SpanPicker
      {...{ picker, model, labels, colours, editor }}
      allowsOverlap={props.allowsOverlap ?? false}
      {...{ words: props.words, details: props.details, renderPopover: props.renderPopover }}
      activeLabel={props.activeLabel}
      onMarked={all.afterMarking}
      onMoved={chosen.expect}
      onClose={all.closePicker}
      onAddPiece={all.tasks.startPiece}
      relations={all.tasks.relations}
      onRelate={all.tasks.startRelation}
    />
  );
}

/** The match while a search is open, the caret if the text has the focus, the framed span if the list has it. */
function Places({ all, surface }: PlacesProps) {
  const { caret, chosen, find, view } = all;
  const loaded = useLoaded(loadFound, find.isOpen);
  if (find.current) {
    const { current: found, reveal } = find;
    // A new layout needs new measures.
    const key = `${found.start} ${found.end} ${all.layout.places}`;
    return loaded && <loaded.FoundMark key={key} {...{ found, reveal, view, surface }} />;
  }
  if (all.hasFocus) {
    const { at, reveal } = caret;
    return (
      <CaretMark index={at.focus} reveal={reveal} view={view} surface={surface} layout={all.layout.places} />
    );
  }
  if (!chosen.framed || !all.isInList) return null;
  return <SpanAnchor key={chosen.framed.key} span={chosen.framed} view={view} surface={surface} />;
}

/** The sentences of the list, cached because every key press renders the list. */
function useNames(words: SpanWords, { inWords }: SpanEditor, relations: SpanRelations) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cached sentences contain words and relations, so others need an empty cache
  const known = useMemo(() => new WeakMap<DrawnSpan, string>(), [words, relations.drawn]);
  return (span: DrawnSpan) => {
    const note = span.span.note === undefined ? "" : `. ${words.details.note}: ${span.span.note}`;
    const count = span.pieces.length;
    const pieces = count > 1 ? `, ${words.pieces.count(count)}` : "";
    const related = () => relations.of(span).map(({ text }) => `. ${text}`);
    const sentence = known.get(span) ?? [words.list.item(inWords(span)), pieces, note, ...related()].join("");
    known.set(span, sentence);
    return sentence;
  };
}

/** The labels' own colours, for the highlights of the text. */
function varsOf(colours: readonly string[]) {
  if (colours.length === 0) return undefined;
  const highlights = colours.slice(0, owns.length);
  return assignInlineVars(Object.fromEntries(highlights.map((colour, place) => [owns[place], colour])));
}

// Shown once, because marking works, with boxes under the text.
let hasWarned = false;

function Unsupported({ children }: { children: ReactNode }) {
  const [isShown] = useState(() => {
    const isFirst = !canTint() && !hasWarned;
    hasWarned ||= isFirst;
    return isFirst;
  });
  if (!isShown) return null;
  return (
    <p className={styles.notice} role="status">
      <Icon picture={TriangleAlert} size={14} />
      {children}
    </p>
  );
}
