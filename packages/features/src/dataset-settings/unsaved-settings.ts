import { parsedJson } from "./parsed-json";
import type { UnsavedStore } from "./use-setting";

/**
 * Stores a user's unsaved changes of a dataset's settings in this tab: the user finds them again after another sign-in,
 * other users do not.
 *
 * @param userId whose changes they are
 * @param datasetId whose settings were changed
 * @example
 * const { placeOf, forget } = unsavedSettings("ana", "tickets");
 * placeOf("minSubmitted").write({ edit: { value: 2, from: 1 } });
 * placeOf("minSubmitted").read(); // { edit: { value: 2, from: 1 } }
 * forget();
 */
export function unsavedSettings(userId: string, datasetId: string) {
  const prefix = `settings.${userId}.${datasetId}.`;
  const places = new Map<string, UnsavedStore>();
  const makePlace = (key: string): UnsavedStore => ({
    read: () => parsedJson(sessionStorage.getItem(key)),
    write: (unsaved) => {
      if (unsaved === undefined) return sessionStorage.removeItem(key);
      try {
        sessionStorage.setItem(key, JSON.stringify(unsaved));
      } catch {
        // If the storage is full, the change is on the page only, which asks for confirmation before it is left.
      }
    },
  });
  return {
    /** The store of a setting; the same one for the same name. */
    placeOf(name: string): UnsavedStore {
      const place = places.get(name) ?? makePlace(prefix + name);
      places.set(name, place);
      return place;
    },
    forget: () => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    },
  };
}
