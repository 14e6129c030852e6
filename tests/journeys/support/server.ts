import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "../../../tools/lib/free-port.mjs";

const root = join(import.meta.dirname, "../../..");
const folders = new Set<string>();
const running = new Set<RunningProduct>();

/** The folder with the data of a first start, which `seed.setup.ts` has created. */
export const seedVariable = "GLOSSA_JOURNEY_SEED";

// A failed journey stops nothing; its process ends afterwards, with everything that it started and stored.
process.once("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The built product as `npm start` runs it, on its own port and data folder. */
export interface RunningProduct {
  url: string;
  port: number;
  dataFolder: string;
  /** The printed sign-in link, if there is one. */
  signInLink: string | undefined;
  /** Kills it, as a power failure would. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>;
  /** Stops it as a user would; its data remain until the journeys are over. */
  end: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the product and waits until it is ready; a fresh one creates its demo itself. */
export async function startProduct(
  flags: string[] = [],
  env: Record<string, string> = {},
  isFresh = false,
  port?: number,
): Promise<RunningProduct> {
  const dataFolder = mkdtempSync(join(tmpdir(), "glossa-journey-"));
  folders.add(dataFolder);
  // A server that forwards to another one stores nothing.
  if (!isFresh && !env.GLOSSA_API_URL) copySeed(dataFolder);
  const ownPort = port ?? (await freePort());
  let child: ChildProcess | undefined;
  const product: RunningProduct = {
    url: `http://localhost:${ownPort}`,
    port: ownPort,
    dataFolder,
    signInLink: undefined,
    kill: () => end(child, "SIGKILL"),
    restart: async () => {
      const args = ["tools/serve.mjs", "--port", String(ownPort), "--data", dataFolder, ...flags];
      child = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, ...env },
        // Through the fourth channel the product notices that this process has ended.
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      });
      const printed = await untilReady(child);
      product.signInLink = /https?:\S+#link=\S+/.exec(printed)?.[0];
    },
    end: () => end(child, "SIGTERM"),
    stop: async () => {
      running.delete(product);
      await product.end();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  running.add(product);
  await product.restart();
  return product;
}

/** Returns a function that stops the products that were started since and still run, except some. */
export function productsSince(): (except: ReadonlySet<RunningProduct>) => Promise<void> {
  const before = new Set(running);
  return async (except) => {
    const left = [...running].filter((product) => !before.has(product) && !except.has(product));
    await Promise.all(left.map((product) => product.stop()));
  };
}

/** The name and the password of the owner of a product that was started without a demo. */
export function firstOwnerOf({ dataFolder }: RunningProduct): [username: string, password: string] {
  const [username = "", password = ""] = readFileSync(join(dataFolder, "first-owner"), "utf8")
    .trim()
    .split(" / ");
  return [username, password];
}

function copySeed(to: string): void {
  const seed = process.env[seedVariable];
  if (seed) cpSync(seed, to, { recursive: true, filter: (from) => basename(from) !== "lock" });
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes("Press Ctrl+C to stop")) resolve(printed);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", (code) => reject(new Error(`The product ended with ${code}:\n${printed}`)));
  });
}

function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.removeAllListeners("exit");
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

export { freePort };
