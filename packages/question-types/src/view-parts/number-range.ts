/** The numbers of the options in print: "1–8". */
export function numberRange(from: number, to: number): string {
  return from < to ? `${from}–${to}` : String(from);
}
