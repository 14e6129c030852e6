export { Icon, type IconPicture, type IconProps } from "./Icon";
export * from "./pictures";
