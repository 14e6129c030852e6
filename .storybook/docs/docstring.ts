/** The text and the tags of a docstring. */
export function docstringIn(docstring: string): { text: string; tags: ReadonlyMap<string, string> } {
  const [text = "", ...parts] = docstring.split(/^\s*@(?=\w)/m);
  const tags = parts.map((part) => {
    const [, name = "", value = ""] = /^(\w+)\s*([\s\S]*)$/.exec(part) ?? [];
    return [name, value.trimEnd()] as const;
  });
  return { text: text.trim(), tags: new Map(tags) };
}
