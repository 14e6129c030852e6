import type { Question, QueueStatus } from "@glossa/contract";
import type { MessageKey } from "@glossa/locales";
import { numberedOptions } from "@glossa/question-types";
import type { AnnotationPorts } from "../../view-model";

/** An entry that can be chosen in the palette. */
export type PaletteTarget =
  | { kind: "label"; question: string; number: number }
  | { kind: "status"; status: QueueStatus }
  | { kind: "filterSet"; id: string }
  | { kind: "dataset"; id: string }
  | { kind: "record"; id: string }
  | { kind: "page"; href: string }
  | { kind: "view"; many: number }
  | { kind: "command"; id: string }
  | { kind: "button"; id: ButtonId }
  | { kind: "tool"; id: string };

type ButtonId = (typeof buttons)[number]["id"];

/** Actions of the page's buttons that have no key. */
export const buttons = [
  { id: "onClear", labelKey: "annotation.clear" },
  { id: "onCopyLink", labelKey: "annotation.copyLink" },
  { id: "onWorkOffline", labelKey: "offline.open" },
  { id: "onSettings", labelKey: "annotation.settings" },
] as const satisfies readonly { id: keyof AnnotationPorts; labelKey: MessageKey }[];

/** Encodes a target as the string by which the palette identifies it. */
export function targetId(target: PaletteTarget): string {
  return JSON.stringify(target);
}

/** Decodes the target from the palette's string. */
export function targetOf(id: string): PaletteTarget {
  return JSON.parse(id) as PaletteTarget;
}

/** Returns all labels that have a number, each with the title of its question. */
export function labelTargets(questions: readonly Question[]) {
  return questions.flatMap(({ name, title, settings }) =>
    numberedOptions(settings).map(({ number, text }) => ({ question: name, title, number, text })),
  );
}

/** Returns the record ids to offer: the loaded ones, and the query if it may be the id of another record. */
export function recordTargets(held: readonly string[], query: string): readonly string[] {
  const typed = query.trim();
  const isId = /^[\w-]{8,}$/.test(typed) && /\d/.test(typed);
  return isId && !held.some((id) => id.includes(typed)) ? [...held, typed] : held;
}
