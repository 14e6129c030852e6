import { type NativeProps, rootProps } from "../native";
import { avatar } from "./Avatar.css";
import { initials } from "./initials";

export interface AvatarProps extends NativeProps<"span", "role" | "title"> {
  /** The name whose initials are drawn; read out, and shown as a tooltip. */
  username: string;
  /**
   * 26, 34 or 45 pixels.
   *
   * @default "mini"
   */
  size?: "mini" | "small" | "medium" | undefined;
  /**
   * The signed-in person is drawn in ink.
   *
   * @default false
   */
  isMe?: boolean | undefined;
}

/**
 * A person as a circle with two letters; the whole name is spoken and shown on hover.
 *
 * @example
 * <Avatar username="marisol" size="small" />
 */
export function Avatar({ username, size = "mini", isMe = false, ...native }: AvatarProps) {
  return (
    <span
      {...rootProps(native, avatar)}
      role="img"
      aria-label={username}
      title={username}
      data-size={size}
      data-me={isMe || undefined}
    >
      {initials(username)}
    </span>
  );
}
