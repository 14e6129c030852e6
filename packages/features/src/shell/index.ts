export type { Refusal } from "./ActionDialog";
export type { AccountMenuProps, AccountPage, ThemeChoice } from "./account/AccountMenu";
export type { SignOutPorts } from "./account/use-sign-out";
export { ConfirmedButton, type ConfirmedButtonProps } from "./ConfirmedButton";
export { importHref } from "./import-href";
export { type FailureInput, type FailureWords, failureMessages } from "./notices/failure-messages";
export { leavingNotice } from "./notices/leaving-notice";
export { outboxNotices } from "./notices/outbox-notices";
export { responseNotices } from "./notices/response-notices";
export { OutageBanner, type OutageBannerProps, type OutageReason } from "./OutageBanner";
export { PageBannerProvider } from "./PageBanner";
export { LoadingPage, type LoadingPageProps } from "./pages/LoadingPage";
export { loadPage } from "./pages/load-page";
export { OpenPage, type OpenPageProps } from "./pages/OpenPage";
export { Page, type PageProps } from "./pages/Page";
export { PageAnnouncer } from "./pages/PageAnnouncer";
export { type PageAddresses, PageAddressesProvider } from "./pages/page-addresses";
export { RolePage, type RolePageProps } from "./pages/RolePage";
export {
  ScrollPage,
  type ScrollPageProps,
  ScrollPageTitle,
  type ScrollPageTitleProps,
} from "./pages/ScrollPage";
export { StatusPage, type StatusPageProps } from "./pages/StatusPage";
export { type PythonClient, pythonClientCode, pythonText } from "./python/python-client";
export { StorageBanner, type StorageBannerProps } from "./StorageBanner";
export { saveAsFile, saveFromUrl } from "./save-as-file";
export { useNetwork } from "./use-network";
export { useNow } from "./use-now";
export { useOpened } from "./use-opened";
export { useUnloadGuard } from "./use-unload-guard";
