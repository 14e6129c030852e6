/** The values that occur twice, as the rest of a sentence. */
export function duplicates(name: string, values: readonly (string | number)[]): string | undefined {
  const seen = new Set<string | number>();
  const twice = values.filter((value) => seen.size === seen.add(value).size);
  if (twice.length === 0) return undefined;
  return `${name} has ${listed(twice)} more than once. Each value must be unique.`;
}

/** What is wrong with options and the values chosen among them. */
export function choiceProblems(
  name: string,
  options: readonly { value: string | number }[],
  chosen: readonly (string | number | undefined)[],
): (string | undefined)[] {
  const values = options.map(({ value }) => value);
  const known = new Set<unknown>(values);
  const unknown = chosen.filter((value) => value !== undefined && !known.has(value));
  return [
    duplicates(name, values),
    unknown.length > 0
      ? `the value ${listed(unknown)} is not in ${name}, which has ${listed(values)}. Nothing is shown for it.`
      : undefined,
  ];
}

/** The problem of a number, with its range. */
export function outOfRange(
  value: number,
  { min, max, step }: { min: number; max: number; step: number },
): string | undefined {
  if (min > max || Number.isNaN(min) || Number.isNaN(max))
    return `min is ${min} and max is ${max}. Set min to a number that is not above max.`;
  if (!(step > 0 && Number.isFinite(step))) return `step is ${step}. Set it to a number above zero.`;
  if (value >= min && value <= max) return undefined;
  return `the value ${value} is not between min ${min} and max ${max}.`;
}

function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, 5).map((value) => JSON.stringify(value));
  if (values.length === 0) return "no values";
  return `${shown.join(", ")}${values.length > shown.length ? " …" : ""}`;
}
