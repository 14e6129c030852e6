const asWritten = new WeakMap<MediaList, string>();

/**
 * Simulates a media condition by rewriting its rules in the loaded style sheets, whatever the machine reports;
 * `false` restores the original rules.
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
