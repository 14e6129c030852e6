export { htmlPolicy, trustedHtml } from "./trusted-html";
