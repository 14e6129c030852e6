const tag = /(<\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)/gi;
const attribute = /([^\s/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\S*))?/g;

/**
 * HTML without what would run or look like something: handlers, styles, and another base for addresses. A browser
 * reports each of them to the site's policy as soon as it reads them, even in a document that nobody sees, so that
 * taking them out of nodes would be too late. Safety is not for this to see to: it only keeps the browser quiet.
 */
export function withoutReported(html: string): string {
  return html.replace(tag, (_, start: string, name: string, rest: string) => {
    if (/^base$/i.test(name)) return start + name;
    const kept = rest.replace(attribute, (found, given: string) =>
      /^(?:on|style$)/i.test(given) ? "" : found,
    );
    // What stands in either is no text to read.
    return start + (/^style$/i.test(name) ? "noembed" : name) + kept;
  });
}
