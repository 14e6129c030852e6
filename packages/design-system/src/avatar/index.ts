export { Avatar, type AvatarProps } from "./Avatar";
export { AvatarGroup, type AvatarGroupProps } from "./AvatarGroup";
export { initials } from "./initials";
