export { DropdownMenu, type DropdownMenuProps } from "./DropdownMenu";
export { MenuCaption, type MenuCaptionProps } from "./MenuCaption";
export { MenuCheckboxGroup, type MenuCheckboxGroupProps } from "./MenuCheckboxGroup";
export { MenuHeading, type MenuHeadingProps, MenuItem, type MenuItemProps, MenuSeparator } from "./MenuItem";
export { type MenuOption, MenuRadioGroup, type MenuRadioGroupProps } from "./MenuRadioGroup";
