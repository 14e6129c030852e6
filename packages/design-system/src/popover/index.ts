export { Popover, type PopoverProps, type PopoverTrigger } from "./Popover";
