import { vars } from "../theme";

const { border, danger, text } = vars.color;

/** The invalid and disabled styles of controls with their own box. */
export const boxStates = {
  '&[aria-invalid="true"]': {
    borderColor: danger.line,
    borderWidth: vars.width.invalid,
    borderStyle: vars.line.invalid,
  },
  "&:disabled": {
    borderColor: border.disabled,
    background: "transparent",
    color: text.disabled,
    cursor: "not-allowed",
  },
} as const;
