/** The numbers that choose among so many options, as they are printed: "1–8". */
export function numberRange(from: number, to: number): string {
  return from < to ? `${from}–${to}` : String(from);
}
