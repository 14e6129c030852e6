import { createInterface } from "node:readline/promises";

/** The terminal as commands see it; tests pass one of their own. */
export interface Terminal {
  say(line: string): void;
  /** Prints the reason of a failure to standard error. */
  printError(line: string): void;
  /** Shows the progress of a long job; the bar disappears at its end. */
  showProgress(done: number, total: number): void;
  /** Asks a yes-or-no question; undefined if the process has no terminal. */
  ask(question: string): Promise<boolean | undefined>;
}

const barWidth = 30;

/** The terminal of the process. Without one, it draws no bar and asks no question. */
export function processTerminal(): Terminal {
  let hasBar = false;
  return {
    say: (line) => console.log(line),
    printError: (line) => console.error(hasBar ? `\n${line}` : line),
    showProgress: (done, total) => {
      if (!process.stderr.isTTY) return;
      hasBar = done < total;
      process.stderr.write(hasBar ? `\r${progressBar(done, total)}` : "\r\x1b[2K");
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

/** Draws the progress of a job. */
export function progressBar(done: number, total: number): string {
  const filled = Math.round((done / total) * barWidth);
  const share = Math.floor((done / total) * 100);
  return `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${share} % ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
}
