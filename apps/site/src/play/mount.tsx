import { LocaleProvider, makeI18n } from "@glossa/locales";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Shows a playground in the page that tools/site has written for it. */
export async function mount(playground: ReactNode): Promise<void> {
  const i18n = await makeI18n("en");
  const place = document.getElementById("playground") as HTMLElement;
  createRoot(place).render(<LocaleProvider i18n={i18n}>{playground}</LocaleProvider>);
}
