// @ts-check
import { help, parseFlags } from "../../apps/server/src/start/flags.mjs";

/**
 * Exits if the options ask for help or are wrong, before anything is installed or built.
 *
 * @param {string[]} argv
 * @returns {ReturnType<typeof parseFlags>}
 */
export function readStartOptions(argv) {
  try {
    const flags = parseFlags(argv);
    if (!flags.help) return flags;
    console.log(help);
    process.exit(0);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(1);
  }
}
