import type { i18n as I18n } from "i18next";
import type { LateMessages } from "./messages";

/** A promise that says of itself that it is kept, which is how React's `use` reads it at once. */
type Coming = Promise<void> & { status?: "fulfilled"; value?: undefined };

interface LateWords {
  load: () => Promise<LateMessages>;
  coming?: Coming;
}

const known = new WeakMap<I18n, LateWords>();

/** Says where a language has its late words from. */
export function lateWordsFrom(i18n: I18n, load: () => Promise<LateMessages>): void {
  known.set(i18n, { load });
}

/** Fetches the late words of a language, once; it never fails, it asks again. */
export function loadLateWords(i18n: I18n): Promise<void> {
  const words = known.get(i18n);
  if (!words) throw new Error("This language was not made by makeI18n, so nobody knows where its words are.");
  words.coming ??= comingFrom(i18n, words.load);
  return words.coming;
}

function comingFrom(i18n: I18n, load: () => Promise<LateMessages>): Coming {
  const coming: Coming = patiently(load).then((messages) => {
    i18n.addResourceBundle(i18n.language, "translation", messages, true);
    Object.assign(coming, { status: "fulfilled" });
  });
  return coming;
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
