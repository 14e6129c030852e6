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
