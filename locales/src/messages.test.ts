import { describe, expect, it, test } from "vitest";
import { loadGuides } from "./guides";
import { locales } from "./index";
import { sameOnPurpose } from "./same-on-purpose";

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, path = ""): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : [...flat(value, `${path}${key}.`)],
  );
  return new Map(entries);
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name]) => name).sort();
const load = async (index: number) => {
  return flat((await locales[index]?.load()) as unknown as Tree);
};

describe.each(locales.slice(1).map(({ code }, index) => [code, index + 1] as const))("%s", (code, index) => {
  it("has every text of English, and no other", async () => {
    expect([...(await load(index)).keys()]).toEqual([...(await load(0)).keys()]);
  });

  it("has the same placeholders as English in every text", async () => {
    const english = await load(0);
    for (const [key, text] of await load(index)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? "")]);
    }
  });

  it("is translated, except texts that are the same on purpose", async () => {
    const english = await load(0);
    const same = [...(await load(index))].filter(
      ([key, text]) => text === english.get(key) && /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, "")),
    );
    expect(same.map(([key]) => key).sort()).toEqual([...(sameOnPurpose[code] ?? [])].sort());
  });
});

/** Texts with code, in which quotation marks are those of the code. */
const withCode = ["filters.operators.phrase", "snippets.onHub"];
/** Texts that users and programs know letter by letter from Argilla's app. */
const verbatim = [
  "You didn't submit your changes",
  "We can't seem to find the page you are looking for",
  "Distribution settings can't be modified for a dataset containing user responses",
];
const quotationMarks: Record<string, string> = { en: "“”", de: "„“", es: "«»" };

test.each(locales.map(({ code }, index) => [code, index] as const))(
  "texts in %s have typographic apostrophes and the quotation marks of the language",
  async (code, index) => {
    const texts = [...(await load(index)), ...Object.entries(await loadGuides(code))];
    const others = [..."\"'“”„«»"].filter((mark) => !quotationMarks[code]?.includes(mark));
    const wrong = texts.filter(
      ([key, text]) =>
        !withCode.includes(key) && !verbatim.includes(text) && others.some((mark) => text.includes(mark)),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(locales.map(({ code }, index) => [code, index] as const))(
  "%s names the choice of the device in the same way in all explanations of settings",
  async (_code, index) => {
    const texts = await load(index);
    const choice = texts.get("userSettings.display.motions.system");
    for (const key of ["userSettings.display.aboutMotion", "userSettings.about.theme"])
      expect(texts.get(key)?.split(" ")[0]).toBe(choice);
  },
);

describe("plural texts", () => {
  it("have a singular and a plural in every language", async () => {
    for (const index of locales.keys()) {
      const keys = [...(await load(index)).keys()];
      for (const key of keys.filter((candidate) => candidate.endsWith("_one"))) {
        expect(keys).toContain(key.replace(/_one$/, "_other"));
      }
    }
  });
});

test.each([
  ["hub.notFound", "Cannot fetch the dataset"],
  ["datasetCreation.atLeastOneQuestion", undefined],
  ["datasetCreation.atLeastOneRequired", undefined],
  ["datasetCreation.hasInvalidQuestions", "Some questions are invalid"],
  ["datasetCreation.questions.span.fieldRelated", undefined],
  ["datasetCreation.questions.labelSelection.atLeastTwoOptions", undefined],
  ["datasetCreation.questions.labelSelection.optionsWithoutLabel", undefined],
  ["datasetCreation.questions.rating.atLeastTwoOptions", undefined],
  ["exportToHub.finished", "Dataset exported to Hub"],
  ["exportToHub.failed", "Export failed"],
  ["exportToHub.validations.orgOrUsernameIsRequired", undefined],
  ["exportToHub.validations.datasetNameIsRequired", undefined],
  ["exportToHub.validations.hfTokenIsRequired", undefined],
  ["exportToHub.validations.hfTokenInvalid", "Invalid Hugging Face token"],
])("the text %s exists, and says what is quoted of it: %j (spec 181, 208, 470)", async (key, words) => {
  const text = (await load(0)).get(key);
  expect(text).toBeTruthy();
  if (words !== undefined) expect(text).toBe(words);
});

describe.each([
  "login.error",
  "datasetCreation.",
  "exportToHub.validations.",
  "validations.http.",
  "validations.businessLogic.",
])("texts of errors under %s", (prefix) => {
  it("exist in all languages, each with its own words (spec 470)", async () => {
    const all = await Promise.all([...locales.keys()].map(load));
    const keys = [...(all[0]?.keys() ?? [])].filter((key) => key.startsWith(prefix));
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      const words = all.map((texts) => texts.get(key)?.trim());
      expect([key, new Set(words.filter(Boolean)).size]).toEqual([key, locales.length]);
    }
  });
});

test("the help of the agreement says in all languages that only responses to the question count", async () => {
  const all = await Promise.all([...locales.keys()].map(load));
  const words: Record<string, RegExp> = {
    en: /answer the question/,
    de: /die Frage beantwortet/,
    es: /a la pregunta/,
  };
  for (const [index, { code }] of locales.entries())
    expect(all[index]?.get("agreement.helpCounts")).toMatch(words[code] ?? /./);
});
