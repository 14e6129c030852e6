export { stayConnected } from "./stay-connected";
export { type Team, teamAfter, teamView } from "./team";
export { tellPlaces } from "./tell-places";
