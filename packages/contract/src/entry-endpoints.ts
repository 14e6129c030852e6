import { accessEndpoints } from "./access";
import { infoEndpoints } from "./info";
import { meEndpoints } from "./me";
import { signInEndpoints } from "./sign-ins";

/** What the sign-in page asks of a server, and every page before its own calls. */
export const entryEndpoints = {
  ...infoEndpoints,
  ...accessEndpoints,
  ...meEndpoints,
  ...signInEndpoints,
};
