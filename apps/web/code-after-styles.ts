import type { Plugin } from "vite";

/**
 * The stylesheet is enough for the splash screen. On a slow line the code, seven times its size or more, would take most of the
 * bandwidth from it; with a low priority, browsers load the code directly after it.
 */
export const codeAfterStyles: Plugin = {
  name: "code-after-styles",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
};
