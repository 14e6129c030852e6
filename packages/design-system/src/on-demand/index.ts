export { useLoaded } from "./use-loaded";
