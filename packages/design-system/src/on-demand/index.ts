export { retrying } from "./retrying";
export { useLoaded } from "./use-loaded";
