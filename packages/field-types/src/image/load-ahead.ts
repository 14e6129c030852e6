import type { NamedField } from "../record-text";
import { safeAddress } from "./safe-address";

/**
 * Loads the images of a record that will be shown next, with the rules of image fields. Nothing is loaded for data URLs,
 * which are here already, for addresses that are never requested, and where the user saves data.
 *
 * @param fields those of the dataset
 * @param values those of the record, by the name of the field
 * @returns the images; keep them until the record is shown, or the browser may forget them
 * @example
 * const ahead = loadImagesAhead([{ name: "photo", settings: { type: "image" } }], {
 *   photo: "https://example.org/shelf.png",
 * });
 */
export function loadImagesAhead(
  fields: readonly Pick<NamedField, "name" | "settings">[],
  values: Readonly<Record<string, unknown>>,
): HTMLImageElement[] {
  if (savesData()) return [];
  // A field may have the name `constructor`.
  const own = new Map(Object.entries(values));
  return fields.flatMap(({ name, settings }) => {
    const value = own.get(name);
    return settings.type === "image" && typeof value === "string" ? (loadAhead(value) ?? []) : [];
  });
}

function loadAhead(address: string): HTMLImageElement | undefined {
  const safe = safeAddress(address);
  if (safe === undefined || safe.toLowerCase().startsWith("data:")) return undefined;
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  image.decoding = "async";
  // After the picture on screen.
  image.fetchPriority = "low";
  image.src = safe;
  return image;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
