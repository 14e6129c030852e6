export * as RadixDialog from "@radix-ui/react-dialog";
export * as RadixMenu from "@radix-ui/react-dropdown-menu";
export * as RadixPopover from "@radix-ui/react-popover";
