export { Stack, type StackProps, type StackTag } from "./Stack";
