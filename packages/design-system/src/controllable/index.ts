export { FormValues } from "./FormValues";
export { useControllable } from "./use-controllable";
export { useTextarea } from "./use-textarea";
