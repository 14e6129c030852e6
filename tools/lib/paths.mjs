// @ts-check
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folder for the results of checks; git ignores it. */
export const results = fileURLToPath(new URL("../../.results/", import.meta.url));
