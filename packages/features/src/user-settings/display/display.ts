/** The choices of how pages are shown, apart from the theme; the first of each is that of a new user. */
export const displayChoices = {
  textSize: ["medium", "small", "large", "largest"],
  density: ["comfortable", "compact"],
  motion: ["system", "reduced"],
} as const;

/** How pages are shown, apart from the theme. */
export type Display = { [Name in keyof typeof displayChoices]: (typeof displayChoices)[Name][number] };

const names = Object.keys(displayChoices) as (keyof Display)[];

/**
 * The choices in stored data, as far as they are valid: another version, or another program, may have written them.
 *
 * @param stored any data
 * @example
 * displayOf({ textSize: "large", density: 5 }); // { textSize: "large", density: "comfortable", motion: "system" }
 */
export function displayOf(stored: unknown): Display {
  const given = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const chosen = names.map((name) => {
    const choices: readonly string[] = displayChoices[name];
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return [name, choices.find((choice) => choice === value) ?? choices[0]];
  });
  return Object.fromEntries(chosen) as Display;
}
