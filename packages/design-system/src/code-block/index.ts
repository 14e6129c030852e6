export { CodeBlock, type CodeBlockProps } from "./CodeBlock";
export { CopyButton, type CopyButtonProps } from "./CopyButton";
export { copyToClipboard } from "./copy-to-clipboard";
