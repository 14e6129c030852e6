import { createContext, type ReactNode, use } from "react";

const Shown = createContext<ReactNode>(undefined);

/** Hands what holds for the whole app, such as an outage, to the pages below: each shows it under its bar. */
export const PageBannerProvider = Shown.Provider;

/** What holds for the whole app at this moment. */
export function PageBanner() {
  return use(Shown);
}
