import { spawnSync } from "node:child_process";
import { expect, it, test } from "vitest";
import { shellWord } from "./shell-word";

test.each<[string, NodeJS.Platform, string]>([
  ["/srv/glossa-data", "linux", "/srv/glossa-data"],
  ["/srv/Größe", "linux", "/srv/Größe"],
  ["/srv/my data", "linux", "'/srv/my data'"],
  ["C:\\data", "win32", "C:\\data"],
  ["C:\\my data", "win32", '"C:\\my data"'],
])("%s on %s is written as %s", (path, platform, word) => {
  expect(shellWord(path, platform)).toBe(word);
});

it.skipIf(process.platform === "win32").each(["/a b", "/it's", "/$HOME `id`", "/a\\b", '/"x"', "/a;b&c*?"])(
  "%s reaches a program unchanged",
  (path) => {
    const { stdout } = spawnSync("sh", ["-c", `printf %s ${shellWord(path)}`]);
    expect(stdout.toString()).toBe(path);
  },
);
