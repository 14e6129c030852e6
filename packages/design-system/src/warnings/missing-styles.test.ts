import { render, renderHook } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words as spanWords } from "../span-highlighter/testing/fixtures";
import { missingGround, missingStyles } from "./missing-styles";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("style");
  document.body.innerHTML = "";
});

const ofComponents = "--glossa-text-md-size: 1rem;";
const ofTheme = "--glossa-color-bg-page: white;";
const inClass = '<main class="glossa"></main>';

test.each([
  ["no style of ours", "", "", undefined],
  ["everything", ofComponents + ofTheme, inClass, undefined],
  ["no theme", ofComponents, inClass, /Import "@glossa\/themes\/styles.css"/],
  ["no components", ofTheme, inClass, /Import "@glossa\/design-system\/styles.css"/],
  ["no class", ofComponents + ofTheme, "<main></main>", /Put className="glossa"/],
])("The developer of a page is told what its styles lack: %s (library 4.3)", (_, style, body, sentence) => {
  document.documentElement.setAttribute("style", style);
  document.body.innerHTML = body;
  const told = missingStyles();
  if (sentence) expect(told).toMatch(sentence);
  else expect(told).toBeUndefined();
});

const white = '<main class="glossa" style="color: white"></main>';

test.each([
  ["a ground of that lightness", white, true],
  ["another ground", '<main class="glossa" style="color: black"></main>', false],
  ["no class", '<main style="color: white"></main>', false],
])("The developer of a page is told that texts cannot be read on its ground: %s", (_, body, isTold) => {
  document.body.innerHTML = body;
  const told = missingGround();
  if (isTold) expect(told).toMatch(/data-theme.*background: var\(--glossa-color-bg-canvas\)/);
  else expect(told).toBeUndefined();
});

test("The ground is judged a second after the first component was shown, once the page has set its theme", async () => {
  // All tests share one page, whose styles are judged once.
  vi.resetModules();
  const { useWarnings } = await import("./use-warnings");
  vi.useFakeTimers();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  document.documentElement.setAttribute("style", ofComponents + ofTheme);
  document.body.innerHTML = white;
  renderHook(() => useWarnings("Slider", () => []));
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("light or dark as the page"));
  warn.mockRestore();
  vi.useRealTimers();
});

const themed = ofComponents + ofTheme;
const shows = (className: string) => `<main><b class="${className}"></b></main>`;

test.each([
  ["shown, without the class", themed, shows("button own"), 1],
  ["shown, without any style, as in a unit test", "", shows("button own"), 0],
  ["not shown yet", themed, "<main></main>", 0],
])(
  "What a component without effects is drawn with is judged a second later: %s (library 4.3)",
  async (_, style, body, times) => {
    vi.resetModules();
    const { rootProps } = await import("../native");
    vi.useFakeTimers();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    document.documentElement.setAttribute("style", style);
    rootProps({}, "button own");
    document.body.innerHTML = body;
    expect(warn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(warn.mock.calls.filter(([said]) => /Put className="glossa"/.test(said))).toHaveLength(times);
    document.body.innerHTML = shows("button own");
    rootProps({}, "button own");
    vi.advanceTimersByTime(2_000);
    expect(warn).toHaveBeenCalledTimes(style ? 1 : 0);
    warn.mockRestore();
    vi.useRealTimers();
  },
);

test("In production, nothing is judged (library 4.3)", async () => {
  vi.resetModules();
  const { rootProps } = await import("../native");
  vi.useFakeTimers();
  vi.stubEnv("NODE_ENV", "production");
  rootProps({}, "button own");
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ["button", "Button", { children: "Save" }],
  ["badge", "Badge", { children: "New" }],
  ["card", "Card", { children: "Text" }],
  ["heading", "Heading", { level: 2, children: "Title" }],
  ["text-field", "TextField", { label: "Name" }],
  ["span-highlighter", "SpanHighlighter", { text: "Ana", labels: [], words: spanWords }],
])("A page without the class hears of it from %s (library 4.3)", async (folder, name, props) => {
  vi.resetModules();
  const parts = import.meta.glob<Record<string, ComponentType<object>>>("../*/index.ts");
  const Shown = (await parts[`../${folder}/index.ts`]?.())?.[name] as ComponentType<object>;
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers();
  document.documentElement.setAttribute("style", themed);
  render(createElement(Shown, props));
  vi.advanceTimersByTime(2_000);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Put className="glossa"'));
  warn.mockRestore();
  vi.useRealTimers();
});
