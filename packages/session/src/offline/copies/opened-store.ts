import type { LoadedRecord } from "../../server/records";
import { type OfflineStore, openOfflineStore } from "./offline-store";

let opened: Promise<OfflineStore<LoadedRecord>> | undefined;

/** The offline copies of this browser, opened once; rejects if the browser offers no storage. */
export function offlineStore(): Promise<OfflineStore<LoadedRecord>> {
  opened ??= openOfflineStore<LoadedRecord>();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
