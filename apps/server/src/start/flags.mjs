// @ts-check
// Plain JavaScript without packages: `npm start` reads the options before it installs and builds anything.
import { parseArgs } from "node:util";

/** The command-line options; all others are environment variables. */
const flags = /** @type {const} */ ({
  port: { type: "string" },
  host: { type: "string" },
  data: { type: "string" },
  "no-demo": { type: "boolean" },
  plain: { type: "boolean" },
  "offline-hub": { type: "boolean" },
  help: { type: "boolean" },
});

/** The text that `--help` prints. */
export const help = `Options of Glossa's server; each can be set by the environment variable, too.
With npm, options follow a "--": npm start -- --port 7000

  --port NUMBER    GLOSSA_PORT        the port (default: 6900)
  --host ADDRESS   GLOSSA_HOST        the address to bind to (default: localhost, IPv4 and IPv6)
  --data FOLDER    GLOSSA_DATA        the data folder (default: glossa-data)
  --no-demo        GLOSSA_NO_DEMO=1   creates a new data folder without demo accounts and datasets
  --plain          GLOSSA_PLAIN=1     offers exactly the API of Argilla, without extensions
  --offline-hub                       with npm start only: uses a small stand-in of the Hugging Face hub on this
                                      machine instead of the hub itself
  --help                              prints this list

docs/operations.md lists the variables that have no option.`;

/**
 * Parses the command-line options.
 *
 * @param {readonly string[]} argv
 * @throws an error whose message names the mistake and all options
 */
export function parseFlags(argv) {
  try {
    return parseArgs({ args: [...argv], options: flags, strict: true }).values;
  } catch (error) {
    const names = Object.keys(flags).map((name) => `--${name}`);
    const [mistake] = /** @type {Error} */ (error).message.split(". ");
    throw new Error(`${mistake}. The options are ${names.join(", ")}.`);
  }
}
