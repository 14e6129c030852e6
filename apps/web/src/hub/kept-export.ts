import type { RunningExport } from "@glossa/features/hub-export";

/** A running export as the browser stores it: without its token. */
export interface KeptExport extends RunningExport {
  jobId: string;
}

/** Stores the running export of a dataset in the browser, so that a reloaded page continues to poll it. */
export function keptExport(userId: string, datasetId: string) {
  const key = `glossa.export.${userId}.${datasetId}`;
  return {
    read: () => parsed(localStorage.getItem(key)),
    write(running: KeptExport) {
      try {
        localStorage.setItem(key, JSON.stringify(running));
      } catch {
        // If the storage is full, the export is known until the page is left.
      }
    },
    forget: () => localStorage.removeItem(key),
  };
}

function parsed(text: string | null): KeptExport | undefined {
  try {
    const kept: Partial<KeptExport> | null = text === null ? null : JSON.parse(text);
    return typeof kept?.jobId === "string" && typeof kept.name === "string"
      ? { jobId: kept.jobId, name: kept.name, isPrivate: kept.isPrivate === true }
      : undefined;
  } catch {
    return undefined;
  }
}
