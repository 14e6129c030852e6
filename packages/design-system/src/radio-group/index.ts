export { type RadioChoice, RadioGroup, type RadioGroupProps } from "./RadioGroup";
