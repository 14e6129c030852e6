import { spawn } from "node:child_process";
import { join } from "node:path";

const program = join(import.meta.dirname, "../../../apps/cli/dist/main.js");

/** What a command has printed, and its exit code. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Runs the built `glossa` without a terminal: it asks no questions. */
export function glossa(typed: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...typed]);
    let output = "";
    const add = (part: Buffer) => {
      output += String(part);
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("close", (code) => resolve({ code, output }));
  });
}
