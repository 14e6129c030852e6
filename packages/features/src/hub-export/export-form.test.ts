import { expect, test } from "vitest";
import { exportProblems } from "./export-form";

const whole = { owner: "ana", name: "tickets", token: "hf_a1", isPrivate: false };

test.each([
  [{}, {}],
  [{ owner: " " }, { owner: "orgOrUsernameIsRequired" }],
  [{ name: "" }, { name: "datasetNameIsRequired" }],
  [{ token: " " }, { token: "hfTokenIsRequired" }],
  [{ token: "secret" }, { token: "hfTokenInvalid" }],
  [{ token: "hf_" }, { token: "hfTokenInvalid" }],
  [{ token: " hf_Z " }, {}],
])("the form with %j has the problems %j (spec 199, 200, 201)", (change, problems) => {
  expect(exportProblems({ ...whole, ...change })).toEqual(problems);
});
