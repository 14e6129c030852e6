import type { Plugin } from "vite";

/**
 * The texts of the span highlighter can be loaded alone, by pages that show nothing else. Here they come with the other
 * texts of their language, so that a language is one request.
 */
export const wholeLanguages: Plugin = {
  name: "whole-languages",
  enforce: "pre",
  resolveId(source, importer) {
    const isFromWords = importer?.match(/locales[\\/]src[\\/]spans[\\/]index\.ts$/);
    if (!isFromWords || !/^\.\.\/(de|es)\/spans$/.test(source)) return null;
    return this.resolve(source.replace(/\/spans$/, ""), importer);
  },
};
