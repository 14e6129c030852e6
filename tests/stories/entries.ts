import { readFileSync } from "node:fs";
import { componentLibrary } from "./component-library";

/** A story of the built component library. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
  tags?: string[];
  /** The file of its source, from the root of the project: "./packages/…". */
  importPath: string;
  exportName?: string;
}

/** Every story of the built component library. */
export const entries = Object.values(
  (JSON.parse(readFileSync(`${componentLibrary}/index.json`, "utf8")) as { entries: Record<string, Entry> })
    .entries,
);
