import type { Translate } from "../messages";

/** A marked range with its label. */
export interface Placed {
  label: string;
  quote: string;
  start: number;
  end: number;
}

/** The same with how it was made. */
export interface Listed extends Placed {
  look: "ink" | "pencilled" | "suggested";
  /** The score of a suggestion, formatted. */
  score: string | undefined;
}

/** A relation with the texts of its ends. */
export type Related = Record<"label" | "from" | "to", string>;

const named = ({ label, quote }: Placed) => ({ label, quote });
const placed = ({ label, quote, start, end }: Placed) => ({ label, quote, start, end });

/**
 * All texts of the span highlighter of the design system, in the language of a translate function.
 *
 * @param t the result of `useT`
 * @example
 * function SpanListTitle() {
 *   const words = spanWordsOf(useT());
 *   return <h3>{words.list.label}</h3>; // "Spans"
 * }
 */
export function spanWordsOf(t: Translate) {
  return {
    text: t("spans.text"),
    hint: t("spans.hint"),
    hintWithoutSingleKeys: t("spans.hintWithoutSingleKeys"),
    empty: t("spans.empty"),
    unsupported: t("spans.unsupported"),
    list: {
      label: t("spans.list"),
      hint: t("spans.listHint"),
      hintWithoutSingleKeys: t("spans.listHintWithoutSingleKeys"),
      item: (span: Listed) => itemIn(t, span, placed(span)),
    },
    said: announcements(t),
    picker: pickerWords(t),
    review: {
      waiting: (count: number) => t("spans.waiting", { count }),
      acceptAll: t("spans.acceptAll"),
      refuseAll: t("spans.refuseAll"),
    },
    find: {
      open: t("spans.find"),
      label: t("spans.findLabel"),
      place: (at: number, count: number) => t("spans.findPlace", { at, count }),
      none: t("spans.findNone"),
      previous: t("spans.findPrevious"),
      next: t("spans.findNext"),
      close: t("spans.findClose"),
    },
    details: { title: t("spans.details"), note: t("spans.note"), noValue: t("spans.noValue") },
    pieces: {
      add: t("spans.pieceAdd"),
      remove: (quote: string) => t("spans.pieceRemove", { quote }),
      count: (count: number) => t("spans.pieceCount", { count }),
      at: (piece: { at: number; count: number; quote: string }) => t("spans.pieceAt", { ...piece }),
      choose: (quote: string) => t("spans.pieceChoose", { quote }),
      added: (span: Placed) => t("spans.pieceAdded", named(span)),
      removed: (span: Placed) => t("spans.pieceRemoved", named(span)),
    },
    relations: relationWords(t),
    task: { cancel: t("spans.cancel"), cancelled: t("spans.cancelled") },
    handles: { start: t("spans.dragStart"), end: t("spans.dragEnd") },
    hold: { text: t("spans.hold"), key: t("spans.shift") },
  };
}

function relationWords(t: Translate) {
  return {
    add: t("spans.relationAdd"),
    to: (other: { label: string; quote: string }) => t("spans.relationTo", { ...other }),
    from: (other: { label: string; quote: string }) => t("spans.relationFrom", { ...other }),
    remove: (relation: string) => t("spans.relationRemove", { relation }),
    choose: (quote: string) => t("spans.relationChoose", { quote }),
    title: (ends: { from: string; to: string }) => t("spans.relationTitle", { ...ends }),
    added: (relation: Related) => t("spans.relationAdded", { ...relation }),
    removed: (relation: Related) => t("spans.relationRemoved", { ...relation }),
  };
}

function announcements(t: Translate) {
  return {
    marked: (span: Placed) => t("spans.marked", placed(span)),
    relabelled: (span: Placed) => t("spans.relabelled", named(span)),
    resized: (span: Placed) => t("spans.resized", placed(span)),
    removed: (span: Placed) => t("spans.removed", named(span)),
    accepted: (span: Placed) => t("spans.accepted", named(span)),
    detailed: (span: Placed) => t("spans.detailed", named(span)),
    acceptedAll: (count: number) => t("spans.acceptedAll", { count }),
    refusedAll: (count: number) => t("spans.refusedAll", { count }),
    pencilled: (count: number) => t("spans.pencilled", { count }),
    label: (label: string) => t("spans.next", { label }),
    selected: (quote: string) => t("spans.selected", { quote }),
    inside: (label: string) => t("spans.inside", { label }),
    space: t("spans.space"),
    lineBreak: t("spans.lineBreak"),
    textStart: t("spans.textStart"),
    textEnd: t("spans.textEnd"),
    nothing: t("spans.nothing"),
    already: t("spans.already"),
    noSpan: t("spans.noSpan"),
    locked: t("spans.locked"),
    undone: t("spans.undone"),
    redone: t("spans.redone"),
    nothingToUndo: t("spans.nothingToUndo"),
    nothingToRedo: t("spans.nothingToRedo"),
  };
}

function itemIn(t: Translate, { look, score }: Listed, place: Placed): string {
  if (look === "ink") return t("spans.item", { ...place });
  if (look === "suggested") return t("spans.itemSuggested", { ...place });
  return score === undefined
    ? t("spans.itemPencilled", { ...place })
    : t("spans.itemPencilledScore", { ...place, score });
}

function pickerWords(t: Translate) {
  return {
    title: (quote: string) => t("spans.pickerTitle", { quote }),
    choose: t("spans.choose"),
    change: t("spans.change"),
    add: t("spans.add"),
    addHead: t("spans.add"),
    remove: (label: string) => t("spans.remove", { label }),
    accept: (label: string) => t("spans.accept", { label }),
    same: (count: number) => t("spans.same", { count }),
    search: t("spans.search"),
    noneFound: t("spans.noLabels"),
    close: t("spans.close"),
  };
}
