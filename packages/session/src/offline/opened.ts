import type { LoadedRecord } from "../server/records";
import { openPacks, type PackStore } from "./pack-store";

let opened: Promise<PackStore<LoadedRecord>> | undefined;

/** The packs of this browser, opened once; rejects where the browser gives no storage. */
export function packs(): Promise<PackStore<LoadedRecord>> {
  opened ??= openPacks<LoadedRecord>();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
