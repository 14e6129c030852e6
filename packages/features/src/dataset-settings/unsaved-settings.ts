import type { UnsavedStore } from "./use-setting";
import type { GeneralSettings } from "./view-model";

const names = ["guidelines", "minSubmitted", "allowsExtraMetadata"] as const;

/**
 * Stores a user's unsaved changes of a dataset's settings in this tab: the user finds them again after another sign-in,
 * other users do not.
 *
 * @example
 * const { places, forget } = unsavedSettings("ana", "tickets");
 * places.minSubmitted.write({ edit: { value: 2, from: 1 } });
 * places.minSubmitted.read(); // { edit: { value: 2, from: 1 } }
 * forget();
 */
export function unsavedSettings(userId: string, datasetId: string) {
  const keyOf = (name: string) => `settings.${userId}.${datasetId}.${name}`;
  const place = (name: string): UnsavedStore => ({
    read: () => parsed(sessionStorage.getItem(keyOf(name))),
    write: (unsaved) => {
      if (unsaved === undefined) return sessionStorage.removeItem(keyOf(name));
      try {
        sessionStorage.setItem(keyOf(name), JSON.stringify(unsaved));
      } catch {
        // If the storage is full, the change is on the page only, which asks for confirmation before it is left.
      }
    },
  });
  return {
    places: Object.fromEntries(names.map((name) => [name, place(name)])) as Record<
      keyof GeneralSettings,
      UnsavedStore
    >,
    forget: () => {
      for (const name of names) sessionStorage.removeItem(keyOf(name));
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
