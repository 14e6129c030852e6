import type { ThemeTokens } from "@glossa/design-system/contract";
import { dark } from "./dark.css";
import { highContrast } from "./high-contrast.css";
import { light } from "./light.css";
import type { ThemeId } from "./registry";

/** The values of every theme, for what measures them. */
export const tokensOf = { light, dark, "high-contrast": highContrast } satisfies Record<ThemeId, ThemeTokens>;
