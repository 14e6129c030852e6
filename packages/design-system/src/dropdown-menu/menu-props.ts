import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from "react";

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>;
  /** `MenuItem`, `MenuRadioGroup`, `MenuHeading` and `MenuSeparator`. */
  children: ReactNode;
  /** Which edge of the button the menu lines up with. Default "start". */
  align?: "start" | "end";
}

interface TriggerProps {
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}
