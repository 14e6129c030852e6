export { scrollAbove, scrollByPage, scrollToRect, sightOf } from "./pane";
