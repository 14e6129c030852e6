import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./CodeBlock.css";
import { CopyButton } from "./CopyButton";
import { masked } from "./masked";

export interface CodeBlockProps extends NativeProps<"figure"> {
  /** The lines, as they are shown and copied. */
  code: string;
  /** What it is written in, over the code: "Python". */
  language: string;
  /** The label of the button that copies the code: "Copy". */
  copyLabel: string;
  /** Shown and announced for two seconds after copying: "Copied". */
  copiedLabel: string;
  /** Continues lines that are too long on the next one, instead of scrolling: for code that is read, not run. */
  isWrapped?: boolean | undefined;
  /** A key inside the code: dots on the screen, real when copied. */
  secret?: string | undefined;
  /** The same code in colour: its words in elements with `data-ink` word, text, number, name or comment. */
  children?: ReactNode;
}

/**
 * Lines to copy.
 *
 * @example
 * <CodeBlock code="pip install argilla" language="Shell" copyLabel="Copy" copiedLabel="Copied" />
 */
export function CodeBlock(props: CodeBlockProps) {
  const { code, language, copyLabel, copiedLabel, isWrapped, secret, children, ...native } = props;
  return (
    <figure {...rootProps(native, styles.block)}>
      <figcaption className={styles.head}>
        {language}
        <span className={styles.copy}>
          <CopyButton text={code} label={copyLabel} copiedLabel={copiedLabel} />
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0} data-wrapped={isWrapped || undefined}>
        <code>{children ?? masked(code, secret)}</code>
      </pre>
    </figure>
  );
}
