// A noncharacter; occurrences in the text are removed first.
const mark = "\uFDD0";
const marks = /\uFDD0/g;
const element = /(<\/?)(style|base)(?![^\s/>])/gi;
const attribute = /(?<![\w-])(on(?=[a-z])|sty(?=le))/gi;
const changedElement = /(?:noembed|wbr) \uFDD0(sty\uFDD0?le|base)\uFDD0/gi;

/**
 * Returns HTML without the names of handlers, styles and another base for addresses. A browser reports each of them
 * to the site's policy as soon as it parses them, even in a document that is not shown, so removing them from nodes
 * would be too late. Only a complete HTML parser can distinguish tags from text, so the names are changed everywhere, and
 * `asWritten` restores those that remain as text. This is not a security measure: it prevents reports in the console.
 */
export function withoutReported(html: string): string {
  return (
    html
      .replace(marks, "")
      // The content of a style element is not text; a base element has none.
      .replace(element, (_, start: string, name: string) => {
        const instead = /^style$/i.test(name) ? "noembed" : "wbr";
        return `${start}${instead} ${mark}${name}${mark}`;
      })
      .replace(attribute, `$1${mark}`)
  );
}

/** Restores a text or an attribute value. */
export function asWritten(text: string): string {
  return text.includes(mark) ? text.replace(changedElement, "$1").replace(marks, "") : text;
}

/** Restores all texts and attributes of a node tree. */
export function restoreIn(parent: Node): void {
  for (const node of parent.childNodes) {
    if (node.nodeValue?.includes(mark)) node.nodeValue = asWritten(node.nodeValue);
    if (node instanceof Element)
      for (const { name, value } of [...node.attributes])
        if (value.includes(mark)) node.setAttribute(name, asWritten(value));
    restoreIn(node);
  }
}
