import { connect, openFiles, run } from "./run";
import { processTerminal } from "./terminal";

process.exitCode = await run(process.argv.slice(2), {
  terminal: processTerminal(),
  environment: process.env,
  connect,
  openFiles,
});
