import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const stop = pathToFileURL(`${import.meta.dirname}/stop.mjs`).href;

/** Runs a server that ends in a given way, asks it to stop, and returns how it ended: the process prints what it does. */
async function stopped(close: string) {
  const program = `
    import { Worker } from "node:worker_threads";
    import { stopOnSignals } from "${stop}";
    // A thread with an endless statement, which the process would wait for.
    const thread = new Worker("while (true);", { eval: true });
    process.once("exit", () => console.log("exit"));
    stopOnSignals({ close: async () => { ${close} } }, 300);
    console.log("runs");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  let printed = "";
  child.stdout.on("data", (data) => {
    printed += data;
  });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [code, signal] = await once(child, "close");
  return { code, signal, printed };
}

describe("a server that is asked to stop", () => {
  it("ends by itself if it can", async () => {
    const ended = await stopped(`await thread.terminate(); console.log("closed");`);
    expect(ended).toEqual({ code: 0, signal: null, printed: "runs\nclosed\nexit\n" });
  });

  it("is ended if something does not let it", async () => {
    expect(await stopped("await new Promise(() => undefined);")).toEqual({
      code: null,
      signal: "SIGKILL",
      printed: "runs\nexit\n",
    });
  });
});
