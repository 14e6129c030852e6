const tag = /<(\/?)([a-z][a-z0-9-]*)(?:\s[^<>]*)?>/gi;

/** Whether a text is HTML: it contains an opening tag and, after it, the matching closing tag. */
export function hasTagPair(text: string): boolean {
  const opened = new Set<string>();
  for (const [, slash, name = ""] of text.matchAll(tag)) {
    if (!slash) opened.add(name.toLowerCase());
    else if (opened.has(name.toLowerCase())) return true;
  }
  return false;
}

/** Returns HTML without its tags, precise enough to detect the direction of its text and to look for words. */
export function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, " ");
}
