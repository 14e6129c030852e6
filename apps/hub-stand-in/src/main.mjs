// @ts-check
// Runs the stand-in of the hub until Ctrl+C: node apps/hub-stand-in/src/main.mjs [--port NUMBER]
import { parseArgs } from "node:util";
import { startHub } from "./start-hub.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "6901" } } });
const hub = await startHub({ port: Number(values.port) });
process.stdout.write(`The stand-in of the hub runs on ${hub.url}\n`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void hub.close());
