// @ts-check
// One name per thing: the names that the glossary gives up must not come back.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.mjs";
import { report, sourceFiles } from "../lib/sources.mjs";

const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
const chapter = /## Names that were given up\n([^#]*)/.exec(glossary)?.[1] ?? "";
/** @type {Map<string, string>} the name to use, by the name that was given up */
const useInstead = new Map(
  [...chapter.matchAll(/^\| ([^|`]+) \| (`[^|]+) \|$/gm)].flatMap(([, use = "", given = ""]) =>
    [...given.matchAll(/`(\w+)`/g)].map(([, name = ""]) => /** @type {const} */ ([name, use])),
  ),
);
if (useInstead.size === 0) throw new Error("docs/glossary.md has no table of names that were given up.");
const names = new RegExp(`\\b(${[...useInstead.keys()].join("|")})\\b`, "g");

// A gate writes such a name into a copy to see this check fail.
const files = sourceFiles([".ts", ".tsx", ".mjs"]).filter((file) => !file.startsWith("tests/gates/"));
const findings = files.flatMap((file) =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(names)].map(([name]) => `${file}:${index + 1}: ${name} (${useInstead.get(name)})`),
    ),
);
report(findings, "Use the name in brackets, from docs/glossary.md.");
