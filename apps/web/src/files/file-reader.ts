import { FileFailure, type FilePlan, type Reading, type RecordSource, RefusedRows } from "@glossa/files";
import type { Answers, Question, ReadFiles, Reply } from "./messages";
import { startReadingWorker } from "./start-worker";

/** Reads files in a worker. */
export interface FileReader {
  /** Recognises the files and reads them once, with the chosen options. */
  open(files: readonly File[], reading: Reading, onProgress: (rows: number) => void): Promise<ReadFiles>;
  /**
   * Reads the records of a plan, or of a whole dataset, each time from the start; the refused rows are those of the last
   * reading.
   */
  records(plan: FilePlan | undefined): { records: RecordSource; refused: RefusedRows };
  /** Ends the worker and discards what it is still reading. */
  close(): void;
}

/** Starts a reader for one choice of files. */
export function startFileReader(worker: Worker = startReadingWorker()): FileReader {
  const ask = <Ask extends Question["ask"]>(
    question: Extract<Question, { ask: Ask }>,
    onRows?: (rows: number) => void,
  ) =>
    new Promise<Answers[Ask]>((resolve, reject) => {
      // A channel for each question: the reply to one that was given up reaches nobody.
      const { port1, port2 } = new MessageChannel();
      const fail = ({ message }: ErrorEvent) => end(() => reject(new Error(message)));
      const end = (settle: () => void) => {
        // A listener that stays would keep the reply in memory: of a large file, all its records.
        worker.removeEventListener("error", fail);
        port1.close();
        settle();
      };
      port1.onmessage = ({ data }: MessageEvent<Reply<Answers[Ask]>>) => {
        if (data.reply === "reading") onRows?.(data.rows);
        else if (data.reply === "failed") end(() => reject(failureFrom(data)));
        else end(() => resolve(data.answer));
      };
      worker.addEventListener("error", fail);
      worker.postMessage(question, [port2]);
    });
  return {
    open: (files, reading, onProgress) => ask({ ask: "open", files: [...files], reading }, onProgress),
    records(plan) {
      const refused = new RefusedRows();
      return {
        refused,
        records: async function* () {
          refused.clear();
          const reading = await ask({ ask: "begin", plan });
          for (let isLast = false; !isLast; ) {
            const batch = await ask({ ask: "next", reading });
            for (const row of batch.refused) refused.add(row);
            for (const row of batch.leftOut) refused.addLeftOut(row);
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
