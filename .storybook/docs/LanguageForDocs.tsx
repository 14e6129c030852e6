import { LocaleProvider, makeI18n } from "@glossa/locales";
import { type ReactNode, Suspense, use } from "react";

const english = makeI18n("en");

/** Provides English texts to components on a documentation page that are outside a story. */
export function LanguageForDocs({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <InEnglish>{children}</InEnglish>
    </Suspense>
  );
}

function InEnglish({ children }: { children: ReactNode }) {
  return <LocaleProvider i18n={use(english)}>{children}</LocaleProvider>;
}
