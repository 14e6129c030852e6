import { lengthInCodePoints } from "@glossa/question-types/schema";

/** A text made of tokens, and where each token is in it, in code points. */
export interface JoinedTokens {
  text: string;
  offsets: { start: number; end: number }[];
}

/** Joins tokens with spaces, except where a token is glued to the next one. */
export function joinedTokens(tokens: readonly { text: string; isGlued: boolean }[]): JoinedTokens {
  const parts: string[] = [];
  const offsets: JoinedTokens["offsets"] = [];
  let at = 0;
  tokens.forEach(({ text, isGlued }, index) => {
    const end = at + lengthInCodePoints(text);
    offsets.push({ start: at, end });
    const space = isGlued || index === tokens.length - 1 ? "" : " ";
    parts.push(text, space);
    at = end + space.length;
  });
  return { text: parts.join(""), offsets };
}

/** Tokens in the text that the file gives; undefined if it is not made of them and white space. */
export function tokensIn(text: string, tokens: readonly { text: string }[]): JoinedTokens | undefined {
  const offsets: JoinedTokens["offsets"] = [];
  let [unit, point] = [0, 0];
  for (const token of tokens) {
    const space = /^\s*/.exec(text.slice(unit))?.[0] ?? "";
    unit += space.length;
    point += lengthInCodePoints(space);
    if (!text.startsWith(token.text, unit)) return undefined;
    const end = point + lengthInCodePoints(token.text);
    offsets.push({ start: point, end });
    unit += token.text.length;
    point = end;
  }
  return text.slice(unit).trim() === "" ? { text, offsets } : undefined;
}
