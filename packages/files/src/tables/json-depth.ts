import { limits } from "../limits";

/** Whether a text nests objects or lists so deeply that walking through them would overflow the stack. */
export function isDeep(text: string): boolean {
  if (text.length < 2 * limits.jsonDepth) return false;
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    if (depth > limits.jsonDepth) return true;
  }
  return false;
}
