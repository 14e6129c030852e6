import type { Field } from "@glossa/contract";

/** Whether a field is shown in a frame, which only the HTTP cache can store. Markdown may contain HTML. */
export function isFramed({ settings }: Pick<Field, "settings">): boolean {
  return settings.type === "custom" || (settings.type === "text" && settings.use_markdown);
}
