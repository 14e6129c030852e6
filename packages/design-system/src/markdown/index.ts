export { Markdown, type MarkdownProps, type MarkdownWords } from "./Markdown";
