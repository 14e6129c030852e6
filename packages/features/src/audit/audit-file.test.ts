import { expect, test } from "vitest";
import { auditFile } from "./audit-file";
import { anEntry } from "./fixtures";

test("a line of column names and one line for each entry", () => {
  const entry = anEntry("user.changed", {
    object_name: 'Ana "A", the first',
    details: { changed: ["role"] },
  });
  expect(auditFile([entry]).split("\r\n")).toEqual([
    "time,username,user_id,action,object_name,object_id,details",
    `${entry.moment.toISOString()},marisol,marisol,user.changed,"Ana ""A"", the first",object,"{""changed"":[""role""]}"`,
    "",
  ]);
});

test("the file has codes, not words, because programs read it", () => {
  const entry = anEntry("sign_in.failed", { details: { reason: "wrong_password" } });
  expect(auditFile([entry])).toContain('"{""reason"":""wrong_password""}"');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx"])("%j is not a formula in a spreadsheet", (name) => {
  const [, line = ""] = auditFile([anEntry("dataset.deleted", { object_name: name })]).split("\r\n");
  expect(line).toContain(`'${name}`);
});
