import { DetailsForm, type DetailsOffer } from "../details/DetailsForm";
import { movedTo } from "../engine/changes";
import { placeKey } from "../engine/spans";
import type { TextRange } from "../engine/text/units";
import type { LabelColour } from "../model/colours";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanLabel, SpanModel } from "../model/use-span-model";
import type { SpanRendering } from "../render";
import { quoteOf, type SpanWords } from "../words";
import { LabelPicker } from "./LabelPicker";
import { OwnPopover } from "./OwnPopover";
import { RelationPicker } from "./RelationPicker";
import type { SpanEditor } from "./use-editor";
import type { OpenPicker } from "./use-picker";
import type { SpanRelations } from "./use-relations";

export { Kbd } from "../../kbd";

export interface SpanPickerProps {
  picker: OpenPicker;
  model: SpanModel;
  labels: readonly SpanLabel[];
  colours: ReadonlyMap<string, LabelColour>;
  allowsOverlap: boolean;
  editor: SpanEditor;
  words: SpanWords;
  /** The details of a span in addition to its label. */
  details: DetailsOffer | undefined;
  renderPopover: SpanRendering["renderPopover"];
  activeLabel: string | undefined;
  /** Called when a range gets its label; a label chosen from the list becomes the active one. */
  onMarked: (range: TextRange, label?: string) => void;
  /** Called when the key of the picker's span changes. */
  onMoved: (key: string | undefined) => void;
  /** Starts to add a piece; undefined where spans have one piece only. */
  onAddPiece: ((span: DrawnSpan) => void) | undefined;
  relations: SpanRelations;
  /** Starts to relate a span to another one; undefined where that is not offered. */
  onRelate: ((span: DrawnSpan) => void) | undefined;
  onClose: (isFocusElsewhere?: boolean) => void;
}

/** The label picker for a span, or for a range that becomes one. */
export function SpanPicker(props: SpanPickerProps) {
  const { target } = props.picker;
  if ("from" in target) return <NewRelationPicker {...props} {...target} />;
  const drawn = "key" in target ? props.model.spans.find(({ key }) => key === target.key) : undefined;
  const range = "range" in target ? target.range : drawn;
  if (!range) return null;
  const { renderPopover } = props;
  if (renderPopover) return <OwnPopover {...{ ...props, drawn, range, renderPopover }} />;
  if (!drawn) return <NewSpanPicker {...props} range={range} />;
  return <KnownSpanPicker key={drawn.key} {...props} drawn={drawn} />;
}

function NewRelationPicker(props: SpanPickerProps & { from: string; to: string }) {
  const [from, to] = [props.from, props.to].map((end) => props.model.spans.find(({ key }) => key === end));
  const { relations, editor, words, onClose } = props;
  if (!from || !to) return null;
  return <RelationPicker {...{ from, to, relations, editor, words, onClose }} anchor={props.picker.anchor} />;
}

function NewSpanPicker(props: SpanPickerProps & { range: TextRange }) {
  const { range, model, editor, onClose } = props;
  return (
    <LabelPicker
      {...commonOf(props)}
      quote={quoteOf(model.text.slice(range.start, range.end))}
      chosen={props.activeLabel === undefined ? [] : [props.activeLabel]}
      canAdd={false}
      sameCount={0}
      onChoose={(label) => {
        editor.markRange(range, label);
        props.onMarked(range, label);
        onClose();
      }}
      onDigit={(key, at) => {
        editor.digit(key, at, { range, activates: true });
        props.onMarked(range);
        onClose();
      }}
      onToggle={() => {}}
      onRemove={onClose}
      onAccept={() => {}}
      onSame={() => {}}
    />
  );
}

function KnownSpanPicker(props: SpanPickerProps & { drawn: DrawnSpan }) {
  const { drawn, model, editor, allowsOverlap, onMoved, onClose, onAddPiece, onRelate, words } = props;
  const { details: offer, relations } = props;
  const there = model.spans.filter(
    ({ span, look }) => placeKey(span) === placeKey(drawn.span) && look !== "suggested",
  );
  const labels = there.map(({ span }) => span.label);
  const closing = (key: string | undefined) => {
    onMoved(key);
    onClose();
  };
  const quotes = drawn.pieces.map(({ start, end }) => ({
    start,
    text: quoteOf(model.text.slice(start, end)),
  }));
  const begin = (start: (span: DrawnSpan) => void) => {
    onClose(true);
    start(drawn);
  };
  const closed = (act: (span: DrawnSpan) => void) => () => {
    act(drawn);
    onClose();
  };
  return (
    <LabelPicker
      {...commonOf(props)}
      quote={editor.inWords(drawn).quote}
      pieces={quotes.length > 1 ? quotes : []}
      onAddPiece={onAddPiece && drawn.look !== "suggested" ? () => begin(onAddPiece) : undefined}
      onRelate={onRelate && drawn.look !== "suggested" ? () => begin(onRelate) : undefined}
      relations={relations.of(drawn)}
      relationWords={words.relations}
      onUnrelate={({ relation }) => closed(() => relations.unrelate(relation))()}
      onRemovePiece={(piece) => closing(editor.removePiece(drawn, piece))}
      span={{ label: drawn.span.label, text: drawn.text, isWaiting: drawn.look !== "ink" }}
      chosen={labels}
      canAdd={allowsOverlap}
      sameCount={editor.samePlaces(drawn).length}
      onChoose={(label) => {
        if (label === drawn.span.label) closed(editor.accept)();
        else closing(editor.relabel(drawn, label));
      }}
      onDigit={(key, at) => closing(editor.digit(key, at, { drawn }))}
      onToggle={(label) => {
        const other = there.find(({ span }) => span.label === label);
        if (other && other.key === drawn.key) return;
        if (other) editor.remove(other);
        else editor.markSpan(movedTo({ start: 0, end: 0, label }, drawn.span));
      }}
      onRemove={closed(editor.remove)}
      onAccept={closed(editor.accept)}
      onSame={closed(editor.markSame)}
      details={
        offer &&
        drawn.look !== "suggested" && (
          <DetailsForm
            offer={offer}
            details={drawn.span}
            words={words.details}
            onChange={(details) => editor.detail(drawn, details)}
          />
        )
      }
    />
  );
}

function commonOf({ picker, labels, colours, words, onClose }: SpanPickerProps) {
  return {
    labels,
    colours,
    words: words.picker,
    pieceWords: words.pieces,
    anchor: picker.anchor,
    onClose: () => onClose(),
    onLeave: () => onClose(true),
  };
}
