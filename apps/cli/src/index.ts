export { type DemoRequest, type LoadedDemo, loadDemo } from "./demo/load-demo";
