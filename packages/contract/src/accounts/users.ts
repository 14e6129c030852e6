import { z } from "zod";
import { changes, itemsOf, uuid } from "../common-schemas";
import { workspace } from "../datasets/workspaces";
import { endpoint, owners } from "../endpoint";
import { newApiKey, password, user } from "./me";
import { userRole } from "./user-role";
import { username } from "./username";

const name = z.string().trim().min(1);
const params = z.object({ user_id: uuid });

/** A user to create. */
export const newUser = z.object({
  id: uuid.nullish(),
  first_name: name,
  last_name: name.nullish(),
  username,
  role: userRole.default("annotator"),
  password,
});

const userChanges = changes(
  z.object({
    first_name: name.optional(),
    last_name: name.nullish(),
    username: username.optional(),
    role: userRole.optional(),
    password: password.optional(),
  }),
  ["first_name", "username", "role", "password"],
);

/** Endpoints for people. */
export const userEndpoints = {
  listUsers: endpoint({ method: "GET", path: "/users", responses: { 200: itemsOf(user) } }),
  createUser: endpoint({
    method: "POST",
    path: "/users",
    roles: owners,
    scope: "account",
    body: newUser,
    responses: { 201: user },
  }),
  getUser: endpoint({ method: "GET", path: "/users/:user_id", params, responses: { 200: user } }),
  updateUser: endpoint({
    method: "PATCH",
    path: "/users/:user_id",
    roles: owners,
    scope: "account",
    params,
    body: userChanges,
    responses: { 200: user },
  }),
  // Early 2.x clients change a user with PUT.
  replaceUser: endpoint({
    method: "PUT",
    path: "/users/:user_id",
    roles: owners,
    scope: "account",
    params,
    body: userChanges,
    responses: { 200: user },
  }),
  deleteUser: endpoint({
    method: "DELETE",
    path: "/users/:user_id",
    scope: "account",
    params,
    responses: { 200: user },
  }),
  renewUserApiKey: endpoint({
    method: "POST",
    path: "/glossa/users/:user_id/api-key",
    roles: owners,
    scope: "account",
    params,
    responses: { 201: newApiKey },
  }),
  listUserWorkspaces: endpoint({
    method: "GET",
    path: "/users/:user_id/workspaces",
    failure: "GET_WORKSPACES",
    params,
    responses: { 200: itemsOf(workspace) },
  }),
};
