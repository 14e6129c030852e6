export { canTint, tint } from "./tint";
