import { startGuest } from "./guest";

startGuest("html", ({ html }) => html);
