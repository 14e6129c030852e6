import type { SpanLook } from "./model/drawn-spans";

/** A span in announcements: its label, the texts of its pieces, and the code points from its first to its last one. */
export interface SpanInWords {
  label: string;
  quote: string;
  start: number;
  end: number;
  look: SpanLook;
  score: string | undefined;
}

/** A relation in announcements: its label and the texts of the spans at its ends. */
export interface RelationInWords {
  label: string;
  from: string;
  to: string;
}

/** All texts of a highlighter, in the language of the page. */
export interface SpanWords {
  /** Names the text if no element of the page does. */
  text: string;
  /** Explains the keys in the text. */
  hint: string;
  /** Instead of `hint` where `SingleKeysProvider` has switched off digits and Delete. */
  hintWithoutSingleKeys?: string | undefined;
  /** "This text is empty". */
  empty: string;
  /** Shown once if the browser cannot tint text. */
  unsupported: string;
  list: {
    label: string;
    hint: string;
    hintWithoutSingleKeys?: string | undefined;
    item: (span: SpanInWords) => string;
  };
  said: {
    marked: (span: SpanInWords) => string;
    relabelled: (span: SpanInWords) => string;
    resized: (span: SpanInWords) => string;
    removed: (span: SpanInWords) => string;
    accepted: (span: SpanInWords) => string;
    /** The note or an attribute has changed. */
    detailed: (span: SpanInWords) => string;
    acceptedAll: (count: number) => string;
    refusedAll: (count: number) => string;
    pencilled: (count: number) => string;
    /** Announces the active label. */
    label: (label: string) => string;
    selected: (quote: string) => string;
    inside: (label: string) => string;
    space: string;
    lineBreak: string;
    textStart: string;
    textEnd: string;
    nothing: string;
    already: string;
    noSpan: string;
    /** The selection touches a part that may not be marked. */
    locked: string;
    undone: string;
    redone: string;
    nothingToUndo: string;
    nothingToRedo: string;
  };
  picker: {
    title: (quote: string) => string;
    choose: string;
    change: string;
    add: string;
    addHead: string;
    remove: (label: string) => string;
    accept: (label: string) => string;
    same: (count: number) => string;
    search: string;
    noneFound: string;
    close: string;
  };
  review: { waiting: (count: number) => string; acceptAll: string; refuseAll: string };
  find: {
    /** The button that opens the search. */
    open: string;
    label: string;
    /** "3 of 17". */
    place: (at: number, count: number) => string;
    none: string;
    previous: string;
    next: string;
    close: string;
  };
  /** The note and the attributes of a span. */
  details: { title: string; note: string; noValue: string };
  /** Spans that consist of several ranges. */
  pieces: {
    add: string;
    remove: (quote: string) => string;
    /** Follows the sentence of a span with several pieces in the list. */
    count: (count: number) => string;
    /** Announces the piece whose borders keys move. */
    at: (piece: { at: number; count: number; quote: string }) => string;
    /** Asks for the range that becomes a piece of a span. */
    choose: (quote: string) => string;
    added: (span: SpanInWords) => string;
    /** With the span that is left. */
    removed: (span: SpanInWords) => string;
  };
  relations: {
    add: string;
    /** A relation of a span to another one, with the text of that one. */
    to: (other: { label: string; quote: string }) => string;
    /** A relation from another span. */
    from: (other: { label: string; quote: string }) => string;
    remove: (relation: string) => string;
    /** Asks for the span to which a span relates. */
    choose: (quote: string) => string;
    /** Names the picker of its label. */
    title: (ends: { from: string; to: string }) => string;
    added: (relation: RelationInWords) => string;
    removed: (relation: RelationInWords) => string;
  };
  /** Ends what was begun, such as adding a piece. */
  task: { cancel: string; cancelled: string };
  handles: { start: string; end: string };
  hold: { text: string; key: string };
}

/** Texts that replace those of a language one by one. */
export type SomeSpanWords = { [Part in keyof SpanWords]?: SomeOf<SpanWords[Part]> | undefined };

type SomeOf<T> = T extends string ? T : { [Name in keyof T]?: T[Name] | undefined };

const LONGEST = 80;

/** The text of a range on one line, shortened for announcements. */
export function quoteOf(words: string): string {
  const line = words
    .slice(0, 4 * LONGEST)
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("").trimEnd()}…` : line;
}
