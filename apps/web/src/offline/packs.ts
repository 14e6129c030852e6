import { openPacks, type PackStore } from "@glossa/session/packs";
import type { LoadedRecord } from "../annotation/records-port";

let opened: Promise<PackStore<LoadedRecord>> | undefined;

/** The packs of this browser, opened once; rejects where the browser gives no storage. */
export function packs(): Promise<PackStore<LoadedRecord>> {
  opened ??= openPacks<LoadedRecord>();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
