/** Colours of a theme as `#rrggbb`, for tools that know no other notation, such as the frame of the component library. */
export interface HexColors {
  canvas: string;
  page: string;
  margin: string;
  raised: string;
  hairline: string;
  control: string;
  primary: string;
  secondary: string;
  accent: string;
  onAccent: string;
}

/** The same colours as in the themes; a test compares them. */
export const hexColors = {
  light: {
    canvas: "#f3f2f1",
    page: "#fefdfd",
    margin: "#f8f8f7",
    raised: "#fffffe",
    hairline: "#d9d8d5",
    control: "#82868f",
    primary: "#1f2531",
    secondary: "#4e545f",
    accent: "#005094",
    onAccent: "#fdfcf9",
  },
  dark: {
    canvas: "#0f1115",
    page: "#181a1e",
    margin: "#14161a",
    raised: "#1f2228",
    hairline: "#2f3239",
    control: "#686d77",
    primary: "#dedcd6",
    secondary: "#a8adb4",
    accent: "#86c1f4",
    onAccent: "#0c1522",
  },
} satisfies Record<string, HexColors>;
