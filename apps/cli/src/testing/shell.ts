import type { Client } from "@glossa/contract/client";
import { run } from "../run";

const neverOpened = () => Promise.reject(new Error("No file is downloaded here"));

/** A terminal in which commands can be typed; it notes what they say and ask, and gives one reply to every question. */
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
