// One file for what a signed-in user's first page needs, because each page that is loaded by itself is a request more.
export { Component as SignedIn } from "../SignedIn";
export { Component as Home } from "./home";
