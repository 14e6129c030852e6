import { vars } from "../theme";

const { border, danger, text } = vars.color;

/** How a control that is its own box shows that it is wrong, or out of use. */
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
