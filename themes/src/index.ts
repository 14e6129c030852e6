import "./fonts";
import "./light.css";
import "./dark.css";
import "./high-contrast.css";
import "./forced-colors.css";

export { isThemeId, resolveTheme, type ThemeId, themes } from "./registry";
