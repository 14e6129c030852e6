export { forgetTaken } from "./forget-taken";
export { orTaken } from "./or-taken";
export { closePacks, ownerHere, reopenPacks, whoTookAlong } from "./owner";
export { fetchOrTaken } from "./replies";
export { watchSignedOut } from "./watch-signed-out";
export { watchUnsent } from "./watch-unsent";
