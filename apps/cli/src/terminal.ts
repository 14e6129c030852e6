import { createInterface } from "node:readline/promises";

/** The terminal as commands see it; tests pass one of their own. */
export interface Terminal {
  say(line: string): void;
  /** Says why a command failed, where it does not mix with what commands say. */
  complain(line: string): void;
  /** Shows how far a long job is; at its end the bar goes away. */
  showProgress(done: number, total: number): void;
  /** Asks a yes-or-no question; undefined where nobody can answer. */
  ask(question: string): Promise<boolean | undefined>;
}

const barWidth = 30;

/** The terminal in which the program runs. Where there is no person, it draws no bar and asks nothing. */
export function processTerminal(): Terminal {
  let hasBar = false;
  return {
    say: (line) => console.log(line),
    complain: (line) => console.error(hasBar ? `\n${line}` : line),
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

/** Draws how far a job is. */
export function progressBar(done: number, total: number): string {
  const filled = Math.round((done / total) * barWidth);
  const share = Math.floor((done / total) * 100);
  return `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${share} % ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
}
