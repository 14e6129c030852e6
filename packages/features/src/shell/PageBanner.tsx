import { createContext, type ReactNode, use } from "react";

const Shown = createContext<ReactNode>(undefined);

/**
 * Provides pages with a banner for the whole app, for example about an outage: each shows it below its top bar.
 *
 * @example
 * <PageBannerProvider value={<OutageBanner onTryNow={() => console.info("Sending again")} />}>
 *   <p>The pages of the app</p>
 * </PageBannerProvider>
 */
export const PageBannerProvider = Shown.Provider;

/** The current banner for the whole app. */
export function PageBanner() {
  return use(Shown);
}
