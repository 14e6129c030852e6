const tag = /<(\/?)([a-z][^\s/>]*)/gi;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/y;

/**
 * HTML without what would run or look like something: handlers, styles, and another base for addresses. A browser
 * reports each of them to the site's policy as soon as it reads them, even in a document that nobody sees, so that
 * taking them out of nodes would be too late. Safety is not for this to see to: it only keeps the browser quiet.
 */
export function withoutReported(html: string): string {
  let kept = "";
  let done = 0;
  const replace = (from: number, to: number, by: string) => {
    kept += html.slice(done, from) + by;
    done = to;
  };
  tag.lastIndex = 0;
  for (let start = tag.exec(html); start; start = tag.exec(html)) {
    const [, slash, name = ""] = start;
    // What stands in it is no text to read either way.
    if (/^style$/i.test(name)) replace(start.index, tag.lastIndex, `<${slash}noembed`);
    attribute.lastIndex = tag.lastIndex;
    for (let from = tag.lastIndex; ; from = attribute.lastIndex) {
      tag.lastIndex = from;
      const found = attribute.exec(html);
      if (!found) break;
      if (isReported(name, found[1])) replace(from, attribute.lastIndex, "");
    }
  }
  return kept + html.slice(done);
}

function isReported(element: string, name = ""): boolean {
  return /^(on.*|style)$/is.test(name) || /^base$/i.test(element);
}
