import type { Direction } from "../text-direction";

/**
 * The next focus inside a list of choices; undefined for other keys. ← and → are such keys (they page through the
 * records) unless the list is a row, in whose direction they move.
 */
export function nextStop(key: string, at: number, count: number, row?: Direction): number | undefined {
  if (count === 0) return undefined;
  const [onwards, back] = row === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === "ArrowDown" || (row && key === onwards)) return (at + 1) % count;
  if (key === "ArrowUp" || (row && key === back)) return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
