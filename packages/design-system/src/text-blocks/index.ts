export { textBlocks } from "./text-blocks";
