export { FormValues } from "./FormValues";
export { useControllable } from "./use-controllable";
