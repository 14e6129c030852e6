import { readFileSync } from "node:fs";
import { componentLibrary } from "./component-library";

/** A story of the built component library. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
  /** `spec-124` names the requirement that its play function proves, `hover` and `press` say what the mouse does. */
  tags?: string[];
}

/** Every story of the built component library. */
export const entries = Object.values(
  (JSON.parse(readFileSync(`${componentLibrary}/index.json`, "utf8")) as { entries: Record<string, Entry> })
    .entries,
);
