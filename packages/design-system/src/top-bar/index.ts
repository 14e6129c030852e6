export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from "./Breadcrumbs";
export { TopBar, type TopBarProps } from "./TopBar";
