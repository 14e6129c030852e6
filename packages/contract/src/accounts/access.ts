import { z } from "zod";
import { endpoint } from "../endpoint";
import { maxUsername } from "./username";

/** The response to a sign-in. */
export const accessToken = z.object({ access_token: z.string(), token_type: z.string() });

/** Endpoints for signing in. */
export const accessEndpoints = {
  createToken: endpoint({
    method: "POST",
    path: "/token",
    isPublic: true,
    isForm: true,
    body: z.object({ username: z.string().max(maxUsername), password: z.string() }),
    responses: { 201: accessToken },
  }),
  redeemSignInLink: endpoint({
    method: "POST",
    path: "/glossa/sign-in-links/redeem",
    isPublic: true,
    body: z.object({ token: z.string().min(1).max(200) }),
    responses: { 200: accessToken.extend({ redirect_to: z.string() }) },
  }),
};
