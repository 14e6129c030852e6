import { z } from "zod";
import { timestamp, uuid } from "../common-schemas";
import { endpoint, owners } from "../endpoint";
import { password } from "./me";

/** For how many days a link for choosing a password can be used. */
export const passwordLinkDays = 7;

const token = z.string().min(1).max(200);

/** Endpoints for links with which people choose their password. */
export const passwordLinkEndpoints = {
  /** For a new person, or one who has lost the password. An earlier link ends; the password stays until the link is used. */
  createPasswordLink: endpoint({
    method: "POST",
    path: "/glossa/people/:user_id/password-link",
    params: z.object({ user_id: uuid }),
    roles: owners,
    scope: "account",
    responses: { 201: z.object({ token: z.string(), ends_at: timestamp }) },
  }),
  /** Tells whose link it is, without using it. */
  readPasswordLink: endpoint({
    method: "POST",
    path: "/glossa/password-links/read",
    isPublic: true,
    body: z.object({ token }),
    responses: { 200: z.object({ username: z.string(), first_name: z.string() }) },
  }),
  /**
   * Sets the password and signs in; ends the link, all other sign-ins and the API keys. The token is null if the account
   * also requires a code.
   */
  redeemPasswordLink: endpoint({
    method: "POST",
    path: "/glossa/password-links/redeem",
    isPublic: true,
    body: z.object({ token, password }),
    responses: { 200: z.object({ access_token: z.string().nullable() }) },
  }),
};
