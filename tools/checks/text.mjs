// @ts-check
// Texts for users come from locales/: no literal text in attributes that are shown or read out.
import { readSource, report, sourceFiles } from "../lib/sources.mjs";

const attribute =
  /\b(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|closeLabel)=(?:"([^"]*)"|\{"([^"]*)"\})/g;
const word = /\p{L}{2,}/u;

const findings = sourceFiles([".tsx"])
  .filter(
    (file) =>
      !/\.(stories|test|guide)\.tsx$|^stories\/|^tests\/|^\.storybook\/|\/testing\/|\/fixtures/.test(file),
  )
  .flatMap((file) =>
    [...withoutComments(readSource(file)).matchAll(attribute)].flatMap(([text, , plain, braced]) =>
      word.test(plain ?? braced ?? "") ? [`${file}: ${text}`] : [],
    ),
  );
report(findings, "Add the text to locales/src/en, de and es and use it by useT().");

/**
 * Examples in comments have texts of their own.
 *
 * @param {string} source
 */
function withoutComments(source) {
  return source.replace(/^\s*\/\*\*[\s\S]*?\*\//gm, "");
}
