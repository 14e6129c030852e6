import { FileFailure, type FilePlan, type Reading, type RecordSource, RefusedRows } from "@glossa/files";
import type { Batch, Question, ReadFiles, Reply } from "./messages";
import { startReadingWorker } from "./start-worker";

/** Reads files in a worker. */
export interface FileReader {
  /** Recognises the files and reads them once, in the way that was chosen. */
  open(files: readonly File[], reading: Reading, onProgress: (rows: number) => void): Promise<ReadFiles>;
  /**
   * Reads the records of a plan, or of a whole dataset, each time from the start; the refused rows are those of the last
   * reading.
   */
  records(plan: FilePlan | undefined): { records: RecordSource; refused: RefusedRows };
  /** Ends the worker; what is still read is forgotten. */
  close(): void;
}

/** Starts a reader for one choice of files. */
export function startFileReader(worker: Worker = startReadingWorker()): FileReader {
  const ask = (question: Question) => worker.postMessage(question);
  const reply = async <Kind extends "opened" | "batch">(kind: Kind, onProgress?: (rows: number) => void) =>
    new Promise<Extract<Reply, { reply: Kind }>>((resolve, reject) => {
      const listen = ({ data }: MessageEvent<Reply>) => {
        if (data.reply === "reading") {
          onProgress?.(data.rows);
          return;
        }
        worker.removeEventListener("message", listen);
        if (data.reply === kind) resolve(data as Extract<Reply, { reply: Kind }>);
        else if (data.reply === "failed") reject(failureFrom(data));
      };
      worker.addEventListener("message", listen);
      worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
    });
  const nextBatch = async (): Promise<Batch> => {
    ask({ ask: "next" });
    return (await reply("batch")).batch;
  };
  return {
    async open(files, reading, onProgress) {
      ask({ ask: "open", files: [...files], reading });
      return (await reply("opened", onProgress)).read;
    },
    records(plan) {
      const refused = new RefusedRows();
      return {
        refused,
        records: async function* () {
          refused.clear();
          ask({ ask: "begin", plan });
          for (let isLast = false; !isLast; ) {
            const batch = await nextBatch();
            for (const row of batch.refused) refused.add(row);
            for (const row of batch.leftOut) refused.addSuggestion(row);
            yield* batch.records;
            isLast = batch.isLast;
          }
        },
      };
    },
    close: () => worker.terminate(),
  };
}

function failureFrom({ problem, message }: Extract<Reply, { reply: "failed" }>): Error {
  return problem ? new FileFailure(problem) : new Error(message);
}
