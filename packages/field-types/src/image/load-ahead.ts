import { safeAddress } from "./safe-address";

/**
 * Loads a picture that will be shown soon, with the rules of image fields. Nothing for a data URL, which is here already,
 * for an address that is never requested, and where the user saves data.
 *
 * @param address the value of an image field
 * @returns keep it until the picture is shown: the browser may forget what nothing refers to
 */
export function loadImageAhead(address: string): HTMLImageElement | undefined {
  const safe = safeAddress(address);
  if (safe === undefined || safe.toLowerCase().startsWith("data:") || savesData()) return undefined;
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
