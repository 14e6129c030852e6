import type { LocaleCode } from "../registry";

/** The texts of the guides, as Markdown. Their titles are with the other texts of the home page. */
export interface Guides {
  guidelines: string;
  questionTypes: string;
  distribution: string;
  answering: string;
  finding: string;
}

const loaders: Record<LocaleCode, () => Promise<Guides>> = {
  en: async () => (await import("./en")).guides,
  de: async () => (await import("./de")).guides,
  es: async () => (await import("./es")).guides,
};

/**
 * Loads the guides in a language.
 *
 * @param code such as `de`
 * @example
 * const { answering } = await loadGuides("es");
 */
export function loadGuides(code: LocaleCode): Promise<Guides> {
  return loaders[code]();
}
