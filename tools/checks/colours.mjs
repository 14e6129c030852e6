// @ts-check
// Colours live in themes/: anywhere else they would be wrong in two of three themes.
import { readSource, report, sourceFiles } from "../lib/sources.mjs";

const literal = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lch|lab|hwb)\(/gi;

const findings = sourceFiles([".css.ts", ".tsx", ".css"])
  .filter((file) => !file.startsWith("themes/") && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    readSource(file)
      .split("\n")
      .flatMap((line, index) => {
        const code = line.replace(/\/\/.*$|\/\*.*?\*\//g, "").replace(/(href|to|id)=["{`][^"]*/g, "");
        const found = code.match(literal)?.filter((text) => !isReference(text, code));
        return found?.length ? [`${file}:${index + 1}: ${found.join(", ")}`] : [];
      }),
  );
report(
  findings,
  "Literal colours belong into themes/: add a token to the contract, or use one of vars.color.",
);

/** "#main" in an address or a selector is not a colour. @param {string} text @param {string} line */
function isReference(text, line) {
  return (
    (text.startsWith("#") && !/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) ||
    line.includes(`url(${text}`)
  );
}
