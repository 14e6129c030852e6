export { memoryApi } from "./testing/memory-api";
