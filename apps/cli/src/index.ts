export { makeClient } from "@glossa/contract/client";
export { type DemoRequest, type LoadedDemo, loadDemo } from "./demo/load-demo";
