import type { LoadedRecord } from "../server/records";
import { openPacks, type PackStore } from "./pack-store";

let opened: Promise<PackStore<LoadedRecord>> | undefined;

/** The offline copies of this browser, opened once; rejects if the browser offers no storage. */
export function packs(): Promise<PackStore<LoadedRecord>> {
  opened ??= openPacks<LoadedRecord>();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
