import { useMemo } from "react";
import { CodeBlock } from "../../code-block";
import { useLoaded } from "../../on-demand";
import type { MarkdownWords } from "../words";
import type { Coloured } from "./colours";

interface CodeProps {
  code: string;
  /** As it stands at the fence; "" where nobody said. */
  language: string;
  isColoured: boolean;
  words: MarkdownWords;
}

const loadColours = () => import("./colours");

/** Code of a text: coloured where its language is known, and copied by a button. */
export function Code({ code, language, isColoured, words }: CodeProps) {
  const colours = useLoaded(loadColours, language !== "");
  const { name, lines } = useMemo<Coloured>(
    () => colours?.coloured(code, language, isColoured) ?? { name: language },
    [colours, code, language, isColoured],
  );
  return (
    <CodeBlock code={code} language={name} copyLabel={words.copy} copiedLabel={words.copied}>
      {lines}
    </CodeBlock>
  );
}
