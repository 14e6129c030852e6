export { scrollBetween, scrollByPage, scrollToRect, sightOf } from "./pane";
