import type { UserSignIn } from "@glossa/contract";

type Program = NonNullable<UserSignIn["program"]>;
type System = NonNullable<UserSignIn["system"]>;

// The first match counts: most programs also name older ones for compatibility.
const programs: readonly [part: string, program: Program][] = [
  ["Edg/", "Edge"],
  ["EdgA/", "Edge"],
  ["EdgiOS/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["CriOS/", "Chrome"],
  ["Safari/", "Safari"],
  ["python-", "Python"],
  ["curl/", "curl"],
];

const systems: readonly [part: string, system: System][] = [
  ["Android", "Android"],
  ["iPhone", "iOS"],
  ["iPad", "iOS"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
];

/** The program and the system that a `User-Agent` header names, from fixed lists: nothing else of it is stored. */
export function readUserAgent(header: string | undefined): Pick<UserSignIn, "program" | "system"> {
  const text = header ?? "";
  return { program: firstIn(text, programs), system: firstIn(text, systems) };
}

function firstIn<Name>(text: string, list: readonly [part: string, name: Name][]): Name | null {
  return list.find(([part]) => text.includes(part))?.[1] ?? null;
}
