export { keepInStep } from "./keep-in-step";
