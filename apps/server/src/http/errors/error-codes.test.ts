import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCodes } from "@glossa/contract";
import { expect, it } from "vitest";

/** Codes that only Argilla servers send, for which the app has texts. */
const ofOthers = ["distributionIsFixed"];

it("every code is sent, so that no text and no line of docs/errors.md is about nothing", () => {
  const home = join(import.meta.dirname, "../..");
  const sources = readdirSync(home, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(home, file), "utf8"))
    .join("\n");
  const unsent = Object.keys(errorCodes).filter(
    (name) => !new RegExp(`errorCodes\\.${name}\\b`).test(sources),
  );
  expect(unsent).toEqual(ofOthers);
});
