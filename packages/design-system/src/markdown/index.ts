export { Markdown, type MarkdownProps } from "./Markdown";
export type { MarkdownWords } from "./words";
