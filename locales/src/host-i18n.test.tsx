// A host that uses i18next itself keeps its own texts, inside our provider as well.
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next, useTranslation } from "react-i18next";
import { expect, test } from "vitest";
import { LocaleProvider, makeI18n, useLocaleCode, useT } from "./index";

const resources = { fr: { translation: { hello: "Bonjour" } }, it: { translation: { hello: "Ciao" } } };

function HostText() {
  const { t, i18n } = useTranslation();
  return <p>{`${i18n.language}: ${t("hello")}`}</p>;
}

function OurText() {
  return <p>{`${useLocaleCode()}: ${useT()("themes.dark")}`}</p>;
}

test("the host's default instance stays the default one (library 4.4)", async () => {
  await createInstance().use(initReactI18next).init({ lng: "fr", resources });
  const ours = await makeI18n("de");
  const page = (
    <>
      <HostText />
      <LocaleProvider i18n={ours}>
        <HostText />
        <OurText />
      </LocaleProvider>
    </>
  );
  expect(renderToStaticMarkup(page)).toBe("<p>fr: Bonjour</p><p>fr: Bonjour</p><p>de: Dunkel</p>");
});

test("the instance of the host's own provider reaches through ours (library 4.4)", async () => {
  const italian = createInstance();
  await italian.init({ lng: "it", resources });
  const ours = await makeI18n("en");
  const page = (
    <I18nextProvider i18n={italian}>
      <LocaleProvider i18n={ours}>
        <HostText />
        <OurText />
      </LocaleProvider>
    </I18nextProvider>
  );
  expect(renderToStaticMarkup(page)).toBe("<p>it: Ciao</p><p>en: Dark</p>");
});

test("a text that a page replaces is that of its instance, not of all", async () => {
  for (const code of ["de", "en"] as const) {
    const own = await makeI18n(code);
    const other = await makeI18n(code);
    const before = own.t("annotation.submit");
    own.addResource(code, "translation", "annotation.submit", "Fertig");
    const Submit = () => useT()("annotation.submit");
    const shown = (i18n: typeof own) =>
      renderToStaticMarkup(
        <LocaleProvider i18n={i18n}>
          <Submit />
        </LocaleProvider>,
      );
    expect(shown(own)).toBe("Fertig");
    expect(shown(other)).toBe(before);
    expect(shown(await makeI18n(code))).toBe(before);
  }
});
