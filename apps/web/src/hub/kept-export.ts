import type { RunningExport } from "@glossa/features/hub-export";

/** An export that runs, as the browser remembers it: without its token. */
export interface KeptExport extends RunningExport {
  jobId: string;
}

/** Where the browser remembers the running export of a dataset, so that a reloaded page goes on asking for it. */
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
