const asWritten = new WeakMap<MediaList, string>();

/**
 * Lets a media condition hold whatever machine one sits at, by writing its rules anew in the style sheets that are
 * here; `false` gives it back to the machine.
 */
export function pretend(condition: string, isPretended: boolean): void {
  for (const media of [...document.styleSheets].flatMap((sheet) => mediaIn(sheet.cssRules))) {
    const written = asWritten.get(media) ?? media.mediaText;
    if (!written.includes(condition)) continue;
    asWritten.set(media, written);
    media.mediaText = isPretended ? written.replaceAll(condition, "(min-width: 0px)") : written;
  }
}

function mediaIn(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? mediaIn(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule.media, ...inner] : inner;
  });
}
