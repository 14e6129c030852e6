import type { ThemeTokens } from "@glossa/design-system/contract";

type Color = ThemeTokens["color"];
/** A group of tokens of which some have a default. */
type Own<Group, Default extends keyof Group> = Omit<Group, Default> & Partial<Pick<Group, Default>>;

/** What a theme states itself: every token that has no default in `withBase`. */
export interface OwnValues {
  color: Omit<Color, "bg" | "text" | "border" | "pencilled" | "toggled" | "info" | "role" | "picture"> & {
    bg: Own<Color["bg"], "selected">;
    text: Own<Color["text"], "link">;
    border: Own<Color["border"], "strong">;
    pencilled?: Color["pencilled"];
    toggled?: Color["toggled"];
    info: Own<Color["info"], "text" | "line">;
    role: Own<Color["role"], 1>;
    picture?: Color["picture"];
  };
  span: Own<ThemeTokens["span"], "stroke">;
  width?: Partial<ThemeTokens["width"]>;
  line?: ThemeTokens["line"];
  focus?: Partial<ThemeTokens["focus"]>;
  shadow: ThemeTokens["shadow"];
}

/** Between black and white, at a contrast of 4 to both, and in each theme the same: all annotators see one picture. */
const grey = { base: "oklch(0.55 0 0)", check: "oklch(0.59 0 0)" };

/** All tokens of a theme: its own values over the base, which has the strokes and the tokens that repeat another one. */
export function withBase(own: OwnValues): ThemeTokens {
  const { accent, text } = own.color;
  return {
    color: {
      ...own.color,
      bg: { selected: accent.subtle, ...own.color.bg },
      text: { link: accent.text, ...text },
      border: { strong: text.primary, ...own.color.border },
      pencilled: { bg: accent.subtle, ...own.color.pencilled },
      toggled: { bg: accent.subtle, on: accent.text, ...own.color.toggled },
      info: { text: accent.text, line: accent.line, ...own.color.info },
      role: { 1: accent.text, ...own.color.role },
      picture: { ...grey, ...own.color.picture },
    },
    span: { stroke: "2px", ...own.span },
    width: {
      hairline: "1px",
      control: "1px",
      strong: "2px",
      pencilled: "1px",
      invalid: "2px",
      active: "2px",
      ...own.width,
    },
    line: { invalid: "solid", ...own.line },
    focus: { width: "2px", offset: "2px", ...own.focus },
    shadow: own.shadow,
  };
}
