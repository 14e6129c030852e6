// @ts-check
// Runs before `npm pack` reads a package: builds it and lets its manifest name what was built.
import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../lib/paths.mjs";
import { buildPackage } from "./build.mjs";
import { manifestOf } from "./list.mjs";
import { packedManifest } from "./manifest.mjs";
import { keptManifest, restore } from "./postpack.mjs";
import { emitTypes } from "./types.mjs";

const folder = relative(root, process.cwd());
// What a run that was broken off has left.
if (existsSync(keptManifest)) restore();
// One run makes the types of all packages: `npm run packages` has done it before it packs the first.
if (!process.env.GLOSSA_TYPES_ARE_MADE) await emitTypes();
const built = await buildPackage(folder);
copyFileSync("package.json", keptManifest);
copyFileSync(join(root, "LICENSE"), "LICENSE");
writeFileSync("package.json", `${JSON.stringify(packedManifest(manifestOf(folder), built), null, 2)}\n`);
