import { type LinkProps, LinkProvider, ToastRegion } from "@glossa/design-system";
import { FrameProvider } from "@glossa/field-types";
import { LocaleProvider, useT } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, RouterProvider } from "react-router-dom";
import { frames } from "./frames";
import { queryClient } from "./queries/client";
import { router } from "./router";
import { useLanguage } from "./state/language";
import { notices } from "./state/notices";
import { useNetworkNotices } from "./use-network-notices";

/** The app inside its providers. */
export function App() {
  const { i18n } = useLanguage();
  useNetworkNotices();
  if (!i18n) return null;
  return (
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={RouterLink}>
          <FrameProvider addresses={frames}>
            <Notices />
            <Suspense>
              {/* An address that is put off would be passed over by who goes back at once. */}
              <RouterProvider router={router} useTransitions={false} />
            </Suspense>
          </FrameProvider>
        </LinkProvider>
      </QueryClientProvider>
    </LocaleProvider>
  );
}

function Notices() {
  const t = useT();
  return <ToastRegion store={notices} label={t("app.notices")} closeLabel={t("app.close")} />;
}

function RouterLink({ href, ...anchor }: LinkProps) {
  return <Link to={href} {...anchor} />;
}
