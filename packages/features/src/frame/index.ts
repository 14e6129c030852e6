export type { AccountMenuProps, ThemeChoice } from "./AccountMenu";
export { LoadingPage } from "./LoadingPage";
export { Page, type PageProps } from "./Page";
export { reloadOnce } from "./reload-once";
export { StatusPage, type StatusPageProps } from "./StatusPage";
export { useNow } from "./use-now";
