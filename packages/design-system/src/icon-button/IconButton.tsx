import type { MouseEvent, ReactNode } from "react";
import { Icon, type IconPicture } from "../icon";
import { type NativeProps, rootProps } from "../native";
import { Tooltip } from "../tooltip";
import { iconButton } from "./IconButton.css";

export interface IconButtonProps extends NativeProps<"button", "disabled" | "aria-label"> {
  /** The drawing, which is all that is visible of the button. */
  picture: IconPicture;
  /** The name, spoken and shown as a tooltip. */
  label: string;
  /**
   * A shorter text for the tooltip, if the name says also what is visible beside the button, for example of which row.
   *
   * @default `label`
   */
  tooltip?: string | undefined;
  /**
   * 28 or 32 pixels; 44 under a finger.
   *
   * @default "sm"
   */
  size?: "sm" | "md" | undefined;
  /** Makes it a toggle. */
  isPressed?: boolean | undefined;
  /**
   * Draws a border, for a button that stands alone.
   *
   * @default false
   */
  isOutlined?: boolean | undefined;
  /**
   * Stays focusable, so that its tooltip can be read; clicks do nothing.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Mirrors the icon in right-to-left text.
   *
   * @default false
   */
  isDirectional?: boolean | undefined;
  /** The key that does the same, shown in the tooltip. */
  keyHint?: ReactNode;
  /**
   * Uses the browser's tooltip, for the × of overlays that Escape closes: Escape would only close our tooltip.
   *
   * @default false
   */
  hasNativeTooltip?: boolean | undefined;
}

/**
 * A button with an icon only; its name is required.
 *
 * @example
 * <IconButton picture={Settings} label="Settings" onClick={() => location.assign("/settings")} />
 */
export function IconButton(props: IconButtonProps) {
  const {
    picture,
    label,
    tooltip = label,
    size = "sm",
    isPressed,
    isOutlined,
    isDisabled,
    isDirectional = false,
    keyHint,
    hasNativeTooltip = false,
    ...native
  } = props;
  const button = (
    <button
      type="button"
      {...rootProps(native, iconButton)}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      title={hasNativeTooltip ? tooltip : undefined}
      data-size={size}
      data-outlined={isOutlined || undefined}
      onClick={isDisabled ? refuse : native.onClick}
    >
      <Icon picture={picture} isDirectional={isDirectional} />
    </button>
  );
  if (hasNativeTooltip) return button;
  return (
    <Tooltip content={tooltip} keyHint={keyHint}>
      {button}
    </Tooltip>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
