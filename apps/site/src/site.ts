import "@glossa/design-system/contract";
import "@glossa/themes";
import "./site.css";
import { startMenus } from "./menus";
import { startSearch } from "./search";

startMenus();
void startSearch();
