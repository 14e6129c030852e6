export type { AccountMenuProps, ThemeChoice } from "./AccountMenu";
export { LoadingPage } from "./LoadingPage";
export { Page, type PageProps } from "./Page";
export { StatusPage, type StatusPageProps } from "./StatusPage";
