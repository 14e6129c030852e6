export { scrollByPage, scrollToRect, sightOf } from "./pane";
