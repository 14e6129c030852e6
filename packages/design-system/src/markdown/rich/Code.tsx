import { useMemo } from "react";
import { CodeBlock } from "../../code-block";
import { useLoaded } from "../../on-demand";
import { useDirection } from "../../text-direction";
import type { MarkdownWords } from "../words";
import type { Coloured } from "./colours";

interface CodeProps {
  code: string;
  /** The language as written at the fence; "" if there is none. */
  language: string;
  isColoured: boolean;
  words: MarkdownWords;
}

const loadColours = () => import("./colours");

/** A code block of a text, highlighted if its language is known, with a copy button. */
export function Code({ code, language, isColoured, words }: CodeProps) {
  const direction = useDirection();
  const colours = useLoaded(loadColours, language !== "");
  const { name, lines } = useMemo<Coloured>(
    () => colours?.coloured(code, language, isColoured) ?? { name: language },
    [colours, code, language, isColoured],
  );
  return (
    // Its button belongs to the page, whatever the direction of the text is.
    <CodeBlock dir={direction} code={code} language={name} copyLabel={words.copy} copiedLabel={words.copied}>
      {lines}
    </CodeBlock>
  );
}
