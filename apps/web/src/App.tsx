import { type LinkProps, LinkProvider, SingleKeysProvider, ToastRegion } from "@glossa/design-system";
import { isOwnPath } from "@glossa/features/access";
import { PageAnnouncer } from "@glossa/features/shell";
import { FrameProvider } from "@glossa/field-types";
import { LocaleProvider, useT } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { type FocusEvent, type MouseEvent, type PointerEvent, Suspense } from "react";
import { RouterProvider, useLinkClickHandler } from "react-router-dom";
import { frames } from "./frames";
import { useNetworkNotices } from "./outbox/use-network-notices";
import { queryClient } from "./queries/client";
import { router } from "./router";
import { loadAhead } from "./routes/load-annotate";
import { useLanguage } from "./state/language";
import { notices } from "./state/notices";
import { hasSingleKeys, usePreferences } from "./state/preferences";

/** The app with its providers. */
export function App() {
  const { i18n } = useLanguage();
  const areSingleKeysOn = usePreferences(hasSingleKeys);
  useNetworkNotices();
  if (!i18n) return null;
  return (
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={RouterLink}>
          <FrameProvider addresses={frames}>
            <SingleKeysProvider value={areSingleKeysOn}>
              <Notices />
              <PageAnnouncer />
              <Suspense>
                {/* In a transition, React would delay the new URL, and going back immediately would skip it. */}
                <RouterProvider router={router} useTransitions={false} />
              </Suspense>
            </SingleKeysProvider>
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

/** A link that the router follows within the app; the browser handles other targets and modified clicks. */
function RouterLink(link: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(link.href, { target: link.target });
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    link.onClick?.(event);
    if (!event.defaultPrevented && isOwnPath(link.href)) follow(event);
  };
  const onPointerEnter = (event: PointerEvent<HTMLAnchorElement>) => {
    link.onPointerEnter?.(event);
    loadAhead(link.href);
  };
  const onFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    link.onFocus?.(event);
    loadAhead(link.href);
  };
  const leading = { ...link, onClick, onPointerEnter, onFocus };
  return <a {...leading} />;
}
