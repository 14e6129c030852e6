import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";

const file = readFileSync(join(import.meta.dirname, "../public/theme.js"), "utf8");

/** A page as the file sees it, with the storage that a getter returns. */
function pageWith(storage: () => unknown) {
  const page = createContext({
    document: { documentElement: { dataset: {} as Record<string, string> } },
    matchMedia: () => ({ matches: true }),
    addEventListener: () => {},
  });
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(page, name, { get: storage, configurable: true });
  page.window = page;
  runInContext(file, page);
  return page;
}

it("a browser that refuses to show what is stored gets a page, which finds nothing and can store nothing", () => {
  const page = pageWith(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(page.document.documentElement.dataset).toEqual({ theme: "dark", start: "sign-in" });
  expect(runInContext('localStorage.getItem("auth.token")', page)).toBeNull();
  expect(() => runInContext('localStorage.setItem("auth.token", "x")', page)).toThrow("insecure");
});

it("a browser without storage does, too", () => {
  const page = pageWith(() => null);
  expect(page.document.documentElement.dataset).toEqual({ theme: "dark", start: "sign-in" });
});

it("the stored choices are applied", () => {
  const kept: Record<string, string> = { "glossa.theme": "light", "auth.token": "x" };
  const page = pageWith(() => ({ getItem: (key: string) => kept[key] ?? null }));
  expect(page.document.documentElement.dataset).toEqual({ theme: "light", start: "app" });
});
