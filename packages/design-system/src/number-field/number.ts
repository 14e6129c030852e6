/** Where a number may lie: between two ends, on steps counted from the lower one. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

const largeStep = 10;

/** What somebody typed as a number, with a comma or a point; nothing for what is none. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return Number(plain);
}

/** The nearest number of a range: a step, or one of the ends, which need not lie on a step. */
export function snap(value: number, { min, max, step }: NumberRange): number {
  if (value <= min) return min;
  if (value >= max) return max;
  const start = Number.isFinite(min) ? min : 0;
  const stepped = start + Math.round((value - start) / step) * step;
  return Math.min(max, Math.max(min, round(stepped, decimalsOf(step, start))));
}

/** Where a key takes a number; nowhere for keys that are not its own. Page Up and Page Down are ten steps. */
export function steppedBy(key: string, value: number, range: NumberRange): number | undefined {
  if (key === "Home") return Number.isFinite(range.min) ? range.min : undefined;
  if (key === "End") return Number.isFinite(range.max) ? range.max : undefined;
  const steps = stepsOf[key];
  return steps === undefined ? undefined : snap(value + steps * range.step, range);
}

const stepsOf: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: largeStep,
  PageDown: -largeStep,
};

// 0.1 + 0.2 is not 0.3: what was stepped is written with as many decimals as its steps have.
function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function decimalsOf(...values: number[]): number {
  return Math.max(...values.map((value) => String(value).split(".")[1]?.length ?? 0));
}
