/** The allowed numbers: between two ends, in steps from the lower one. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

const largeStep = 10;

/** A range as `snap` needs it, from any numbers: ends that are not numbers are unlimited, a step is above zero. */
export function usable({ min, max, step }: NumberRange): NumberRange {
  const from = Number.isNaN(min) ? Number.NEGATIVE_INFINITY : min;
  const until = Number.isNaN(max) ? Number.POSITIVE_INFINITY : max;
  return {
    min: from,
    max: Math.max(from, until),
    step: step > 0 && Number.isFinite(step) ? step : 1,
  };
}

/** Parses a typed number with a decimal comma or point; undefined if it is not a number. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return Number(plain);
}

/** Whether a number is between the two ends. */
export function isWithin(value: number, { min, max }: NumberRange): boolean {
  return value >= min && value <= max;
}

/** The nearest allowed number: a step, or one of the ends, which need not be a step. */
export function snap(value: number, { min, max, step }: NumberRange): number {
  if (value <= min) return min;
  if (value >= max) return max;
  const start = Number.isFinite(min) ? min : 0;
  const stepped = start + Math.round((value - start) / step) * step;
  return Math.min(max, Math.max(min, round(stepped, decimalsOf(step, start))));
}

/** The number after a key press; undefined for other keys. Page Up and Page Down are ten steps. */
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

// 0.1 + 0.2 is not 0.3, so the result is rounded to the decimals of the step.
function round(value: number, decimals: number): number {
  return Number(value.toFixed(Math.min(100, decimals)));
}

function decimalsOf(...values: number[]): number {
  return Math.max(...values.map((value) => String(value).split(".")[1]?.length ?? 0));
}
