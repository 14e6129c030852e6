import { useEffect, useRef, useState } from "react";
import type { FileRequest } from "./file-request";

/** How far a download has come. */
export interface FileProgress {
  bytes: number;
  /** The number of records in the file; undefined until the server has sent it. */
  records: number | undefined;
}

/** How a download ended: in a file, by the user, or by a failure, whose reason is a sentence. */
export type FileOutcome =
  | { state: "saved"; name: string; progress: FileProgress }
  | { state: "cancelled" }
  | { state: "failed"; reason: string };

/** Downloads a file. It never rejects. */
export type Download = (
  request: FileRequest,
  control: { signal: AbortSignal; onProgress: (progress: FileProgress) => void },
) => Promise<FileOutcome>;

/** What the dialog shows. */
export type DownloadState =
  | { state: "form"; failure?: string }
  | { state: "running"; progress: FileProgress }
  | Extract<FileOutcome, { state: "saved" }>;

// People see a count that runs, and screen readers are not flooded.
const shownEvery = 250;

/** Runs one download at a time; it is cancelled when the dialog goes away. */
export function useDownload(onDownload: Download) {
  const [state, setState] = useState<DownloadState>({ state: "form" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (request: FileRequest) => {
    const control = new AbortController();
    running.current = control;
    let shownAt = 0;
    setState({ state: "running", progress: { bytes: 0, records: undefined } });
    const outcome = await onDownload(request, {
      signal: control.signal,
      onProgress: (progress) => {
        const now = performance.now();
        if (control.signal.aborted || now - shownAt < shownEvery) return;
        shownAt = now;
        setState({ state: "running", progress });
      },
    });
    if (running.current !== control) return;
    running.current = undefined;
    if (outcome.state === "saved") setState(outcome);
    else
      setState(outcome.state === "failed" ? { state: "form", failure: outcome.reason } : { state: "form" });
  };
  return { state, start, stop: () => running.current?.abort() };
}
