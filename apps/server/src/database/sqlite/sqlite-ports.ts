import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** A connection to a file, and whether it writes. */
export interface PortData {
  file: string;
  isWriter: boolean;
}

/** What a port reports. */
export interface PortEvents<Message> {
  message(message: Message): void;
  /** It has ended, for a reason. */
  end(reason: string): void;
}

/** Where the statements of one connection run. */
export interface Port {
  post(message: unknown): void;
  /** Ends without a reply to what was asked: a process at once, a thread after its statement. */
  giveUp(): void;
}

/** Starts a port, which reports a message once its connection is open. */
export type StartPort = <Message>(data: PortData, events: PortEvents<Message>) => Port;

const program = new URL("./sqlite-worker.mjs", import.meta.url);

/** A thread is asked in a third of the time of a process, but nothing can end its statement. */
export const startThread: StartPort = (data, events) => {
  const worker = new Worker(program, { workerData: data });
  worker.on("message", events.message);
  worker.on("error", ({ message }) => events.end(message));
  worker.on("exit", () => events.end("exit"));
  return {
    post: (message) => worker.postMessage(message),
    // It closes its connection itself: if it were terminated within a statement, the driver would end the whole process.
    giveUp: () => {
      worker.unref();
      worker.postMessage("close");
    },
  };
};

const processes = new Set<ChildProcess>();

process.once("exit", () => {
  for (const child of processes) child.kill("SIGKILL");
});

/** A process can be ended while its statement runs, which is safe for one that only reads. */
export const startProcess: StartPort = (data, events) => {
  const child = fork(fileURLToPath(program), [JSON.stringify(data)], {
    serialization: "advanced",
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  processes.add(child);
  // Node cannot know what the other side sends.
  child.on("message", (message) => events.message(message as never));
  child.on("error", ({ message }) => events.end(message));
  child.on("exit", () => {
    processes.delete(child);
    events.end("exit");
  });
  return {
    post: (message) => {
      if (child.connected) child.send(message as object);
    },
    giveUp: () => void child.kill("SIGKILL"),
  };
};
