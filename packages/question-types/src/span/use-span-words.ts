import type { SpanInWords, SpanWords } from "@glossa/design-system/spans";
import { type Translate, useT } from "@glossa/locales";
import { useMemo } from "react";

/** The words of a highlighter in the language of the page. */
export function useSpanWords(): SpanWords {
  const t = useT();
  return useMemo(() => wordsIn(t), [t]);
}

function wordsIn(t: Translate): SpanWords {
  const named = ({ label, quote }: SpanInWords) => ({ label, quote });
  const placed = ({ label, quote, start, end }: SpanInWords) => ({ label, quote, start, end });
  return {
    hint: t("spans.hint"),
    empty: t("fields.emptyText"),
    unsupported: t("spans.unsupported"),
    list: {
      label: t("spans.list"),
      hint: t("spans.listHint"),
      item: (span) => itemIn(t, span, placed(span)),
    },
    said: {
      marked: (span) => t("spans.marked", placed(span)),
      relabelled: (span) => t("spans.relabelled", named(span)),
      resized: (span) => t("spans.resized", placed(span)),
      removed: (span) => t("spans.removed", named(span)),
      accepted: (span) => t("spans.accepted", named(span)),
      acceptedAll: (count) => t("spans.acceptedAll", { count }),
      refusedAll: (count) => t("spans.refusedAll", { count }),
      pencilled: (count) => t("spans.pencilled", { count }),
      label: (label) => t("spans.next", { label }),
      selected: (quote) => t("spans.selected", { quote }),
      inside: (label) => t("spans.inside", { label }),
      space: t("spans.space"),
      lineBreak: t("spans.lineBreak"),
      textEnd: t("spans.textEnd"),
      nothing: t("spans.nothing"),
      already: t("spans.already"),
      noSpan: t("spans.noSpan"),
    },
    picker: pickerWords(t),
    review: {
      waiting: (count) => t("spans.waiting", { count }),
      acceptAll: t("spans.acceptAll"),
      refuseAll: t("spans.refuseAll"),
    },
    find: {
      open: t("spans.find"),
      label: t("spans.findLabel"),
      place: (at, count) => t("spans.findPlace", { at, count }),
      none: t("spans.findNone"),
      previous: t("spans.findPrevious"),
      next: t("spans.findNext"),
      close: t("spans.findClose"),
    },
    handles: { start: t("spans.dragStart"), end: t("spans.dragEnd") },
    hold: { text: t("spans.hold"), key: t("keys.shift") },
  };
}

type Placed = Pick<SpanInWords, "label" | "quote" | "start" | "end">;

function itemIn(t: Translate, { look, score }: SpanInWords, placed: Placed): string {
  if (look === "ink") return t("spans.item", placed);
  if (look === "suggested") return t("spans.itemSuggested", placed);
  return score === undefined
    ? t("spans.itemPencilled", placed)
    : t("spans.itemPencilledScore", { ...placed, score });
}

function pickerWords(t: Translate): SpanWords["picker"] {
  return {
    title: (quote) => t("spans.pickerTitle", { quote }),
    choose: t("spans.choose"),
    change: t("spans.change"),
    add: t("spans.add"),
    addHead: t("spans.add"),
    remove: (label) => t("spans.remove", { label }),
    accept: (label) => t("spans.accept", { label }),
    same: (count) => t("spans.same", { count }),
    search: t("questions.search"),
    noneFound: t("questions.noLabels"),
    close: t("app.close"),
  };
}
