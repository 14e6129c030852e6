const tag = /<(\/?)([a-z][a-z0-9-]*)(?:\s[^<>]*)?>/gi;

/** Whether a text is HTML: somewhere in it a tag is opened and, after that, closed. */
export function hasTagPair(text: string): boolean {
  const opened = new Set<string>();
  for (const [, slash, name = ""] of text.matchAll(tag)) {
    if (!slash) opened.add(name.toLowerCase());
    else if (opened.has(name.toLowerCase())) return true;
  }
  return false;
}

/** What is left of HTML when its tags are taken out, as far as asking for its direction needs. */
export function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, " ");
}
