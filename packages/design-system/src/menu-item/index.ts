export { box, heading, line, separator } from "./MenuItem.css";
