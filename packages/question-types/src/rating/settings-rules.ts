import type { SettingsOf } from "../schemas";
import type { FactWords, SettingsContext, SettingsIssue } from "../settings-parts/definition";

type Settings = SettingsOf<"rating">;

/** The highest number that a rating may go up to. */
export const highestRating = 10;

/** The ratings from 0 up to a number, which is taken for the nearest one that is allowed. */
export function ratingsUpTo(most: number): Settings["options"] {
  const last = Math.min(highestRating, Math.max(1, Math.round(most)));
  return Array.from({ length: last + 1 }, (_, value) => ({ value }));
}

/** The highest rating there is. */
export function highestOf({ options }: Settings): number {
  return Math.max(...options.map(({ value }) => value));
}

/** What is wrong with the ratings of a new question; those of a published one are what they are. */
export function ratingIssues(settings: Settings, { stored }: SettingsContext<Settings>): SettingsIssue[] {
  const most = highestOf(settings);
  const isFine = stored !== undefined || (most >= 1 && most <= highestRating && isUnbroken(settings));
  return isFine ? [] : [{ part: "ratings", code: "ratingRange", params: { most: highestRating } }];
}

/** The ratings of a published question in words. */
export function ratingFacts(settings: Settings, { t }: FactWords): string[] {
  const values = settings.options.map(({ value }) => value);
  if (!isUnbroken(settings)) return [t("questionSettings.fixedRatingList", { ratings: values.join(", ") })];
  return [t("questionSettings.fixedRatings", { least: Math.min(...values), most: highestOf(settings) })];
}

function isUnbroken({ options }: Settings): boolean {
  return options.every(({ value }, index) => value === (options[0]?.value ?? 0) + index);
}
