const name = "match";

/**
 * Marks in the content what a search matched: the exact texts, as the page found them, where they are whole words.
 * Returns a function that replaces the texts. Content that changes later is marked again.
 */
export function watchMatches(root: HTMLElement): (found: readonly string[]) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `::highlight(${name}) { background: var(--match); color: var(--match-text); text-decoration: underline 2px var(--match-text); }`,
  );
  let pattern: RegExp | undefined;
  const mark = () => CSS.highlights.set(name, new Highlight(...rangesIn(root, pattern)));
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  return (found) => {
    if (!("highlights" in CSS)) return;
    document.adoptedStyleSheets = [sheet];
    pattern = patternOf(found);
    observer.disconnect();
    if (pattern) observer.observe(root, { subtree: true, childList: true, characterData: true });
    mark();
  };
}

/** Scripts without spaces have no borders of words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;

/** The longest texts first, because a shorter one may begin them. */
function patternOf(found: readonly string[]): RegExp | undefined {
  if (found.length === 0) return undefined;
  const texts = [...found].sort((one, other) => other.length - one.length).map(escaped);
  const whole = texts.map((text) => (unspaced.test(text) ? text : `(?<![\\p{L}\\p{N}\\p{M}])${text}`));
  return new RegExp(whole.join("|"), "gu");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

function* rangesIn(root: HTMLElement, pattern: RegExp | undefined): Iterable<StaticRange> {
  if (!pattern) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: text, index } of (node as Text).data.matchAll(pattern))
      yield new StaticRange({
        ...{ startContainer: node, startOffset: index },
        ...{ endContainer: node, endOffset: index + text.length },
      });
}
