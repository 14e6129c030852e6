interface Option {
  value: string;
  text: string;
}

/**
 * The value of the option that a cell names: by its value, or by what annotators read, whatever the case, and with `_` for
 * spaces. Undefined if there is none, or more than one.
 */
export function optionNamed(options: readonly Option[], name: string): string | undefined {
  if (options.some(({ value }) => value === name)) return name;
  const plain = plainOf(name);
  const alike = options.filter(({ value, text }) => plainOf(value) === plain || plainOf(text) === plain);
  return alike.length === 1 ? alike[0]?.value : undefined;
}

function plainOf(name: string): string {
  return name.trim().normalize().toLowerCase().replace(/\s+/g, "_");
}
