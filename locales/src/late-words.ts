import type { i18n as I18n } from "i18next";
import type { LateMessages } from "./messages";

interface LateWords {
  load: () => Promise<LateMessages>;
  coming?: Promise<void>;
  hasCome: boolean;
}

const known = new WeakMap<I18n, LateWords>();

/** Says where a language has its late words from. */
export function lateWordsFrom(i18n: I18n, load: () => Promise<LateMessages>): void {
  known.set(i18n, { load, hasCome: false });
}

/** Whether the late words of a language are there. */
export function hasLateWords(i18n: I18n): boolean {
  return known.get(i18n)?.hasCome ?? true;
}

/** Fetches the late words of a language, once; it never fails, it asks again. */
export function loadLateWords(i18n: I18n): Promise<void> {
  const words = known.get(i18n);
  if (!words) return Promise.resolve();
  words.coming ??= patiently(words.load).then((messages) => {
    i18n.addResourceBundle(i18n.language, "translation", messages, true);
    words.hasCome = true;
  });
  return words.coming;
}

const REST_MS = 2000;

async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }
}
