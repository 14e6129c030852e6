import type { Client } from "@glossa/contract/client";
import { run } from "../run";

const neverOpened = () => Promise.reject(new Error("No file is downloaded here"));

/** A terminal for typed commands that records output and questions, and gives every question the same reply. */
export function shell(api: Client, reply?: boolean) {
  const said: string[] = [];
  const asked: string[] = [];
  const terminal = {
    say: (line: string) => said.push(line),
    printError: (line: string) => said.push(line),
    showProgress: () => undefined,
    showReceived: () => undefined,
    ask: async (question: string) => {
      asked.push(question);
      return reply;
    },
  };
  const context = { terminal, environment: {}, connect: () => api, openFiles: () => neverOpened };
  const type = (...typed: string[]) => run(typed, context);
  return { type, said, asked };
}
