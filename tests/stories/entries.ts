import { readFileSync } from "node:fs";

/** A story of the built workbench. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
  /** `spec-124` says which line of the checklist its play function proves, `hover` and `press` where the pointer is. */
  tags?: string[];
}

const index = new URL("../../storybook-static/index.json", import.meta.url);

/** Every story of the built workbench. */
export const entries = Object.values(
  (JSON.parse(readFileSync(index, "utf8")) as { entries: Record<string, Entry> }).entries,
);
