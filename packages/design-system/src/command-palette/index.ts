export { CommandPalette, type CommandPaletteProps, type PaletteCommand } from "./CommandPalette";
