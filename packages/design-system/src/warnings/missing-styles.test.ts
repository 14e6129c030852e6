import { afterEach, expect, test } from "vitest";
import { missingStyles } from "./missing-styles";

afterEach(() => {
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
