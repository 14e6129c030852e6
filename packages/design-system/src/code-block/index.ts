export { CodeBlock, type CodeBlockProps } from "./CodeBlock";
export { CopyButton, type CopyButtonProps } from "./CopyButton";
export { copyText } from "./copy-text";
