import { createInterface } from "node:readline/promises";

/** The terminal as commands see it; tests pass one of their own. */
export interface Terminal {
  say(line: string): void;
  /** Prints the reason of a failure to standard error. */
  printError(line: string): void;
  /** Shows the progress of a long job; the bar disappears at its end. */
  showProgress(done: number, total: number): void;
  /** Shows how many bytes of a file have arrived; undefined: it is complete or given up. */
  showReceived(bytes: number | undefined): void;
  /** Asks a yes-or-no question; undefined if the process has no terminal. */
  ask(question: string): Promise<boolean | undefined>;
}

const barWidth = 30;
/** Milliseconds between two numbers, so that they can be read. */
const shownEvery = 200;

/** The terminal of the process. Without one, it draws no bar and asks no question. */
export function processTerminal(): Terminal {
  let hasBar = false;
  let shownAt = 0;
  return {
    say: (line) => console.log(harmless(line)),
    printError: (line) => console.error((hasBar ? "\n" : "") + harmless(line)),
    showProgress: (done, total) => {
      if (!process.stderr.isTTY) return;
      hasBar = done < total;
      process.stderr.write(hasBar ? `\r${progressBar(done, total)}` : "\r\x1b[2K");
    },
    showReceived: (bytes) => {
      const now = performance.now();
      if (!process.stderr.isTTY || (bytes !== undefined && now - shownAt < shownEvery)) return;
      shownAt = now;
      process.stderr.write(`\r\x1b[2K${bytes === undefined ? "" : `${sizeOf(bytes)} received`}`);
    },
    ask: async (question) => {
      if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      const reply = await lines.question(`${question} [Y/n] `);
      lines.close();
      return /^(y|yes)?$/i.test(reply.trim());
    },
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A line without characters that command a terminal: names come from files and servers of others. */
export function harmless(line: string): string {
  return line.replace(controls, "\ufffd");
}

/** Draws the progress of a job. */
export function progressBar(done: number, total: number): string {
  const filled = Math.round((done / total) * barWidth);
  const share = Math.floor((done / total) * 100);
  return `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${share} % ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
}

/** The size of a file: 4.2 MB. */
export function sizeOf(bytes: number): string {
  const [unit, size] = bytes < 1e6 ? ["kB", 1e3] : bytes < 1e9 ? ["MB", 1e6] : ["GB", 1e9];
  return `${(bytes / Number(size)).toLocaleString("en", { maximumFractionDigits: bytes < 1e6 ? 0 : 1 })} ${unit}`;
}
