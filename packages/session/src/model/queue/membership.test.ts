import { describe, expect, it } from "vitest";
import { criteriaFrom } from "../../criteria/address";
import { openCriteria } from "../../criteria/criteria";
import type { UserResponse } from "../record/response";
import { memberOf } from "./membership";

const questions = ["label_selection", "multi_label_selection", "rating", "text"].map((type) => ({
  id: type,
  name: type,
  required: false,
  settings: { type },
}));
const response = (status: UserResponse["status"]): UserResponse => ({
  status,
  values: {
    label_selection: { value: "good" },
    multi_label_selection: { value: ["a", "b"] },
    rating: { value: 4 },
    text: { value: "late" },
  },
});

describe("a record belongs to a queue", () => {
  it.each([
    ["status=submitted", true],
    ["status=draft", false],
    ["status=submitted&response=label_selection.bad.good", true],
    ["status=submitted&response=label_selection.bad", false],
    ["status=submitted&response=multi_label_selection.operator.and.values.a.b", true],
    ["status=submitted&response=multi_label_selection.operator.and.values.a.c", false],
    ["status=submitted&response=multi_label_selection.operator.or.values.a.c", true],
    ["status=submitted&response=rating.ge4.le5", true],
    ["status=submitted&response=rating.ge4.5.le5", false],
    ["status=submitted&response=rating.4", true],
    ["status=submitted&response=text.late", false],
    ["status=submitted&response=label_selection.good~rating.ge5.le6", false],
    ["status=submitted&response=nothing.x", false],
    ["status=submitted&response=label_selection.of.others.bad~label_selection.of.all.agree", true],
    ["status=submitted&response=.user.ana", true],
  ])("by its response, as on the server: %s", (address, isIn) => {
    const criteria = openCriteria(criteriaFrom(new URLSearchParams(address), "d"));
    const isMember = memberOf({ criteria, questions });
    expect([isMember(response("submitted")), isMember(null)]).toEqual([isIn, false]);
  });

  it("without a response if it is pending", () => {
    const criteria = openCriteria(criteriaFrom(new URLSearchParams("metadata=lang.en"), "d"));
    const isMember = memberOf({ criteria, questions });
    expect([isMember(null), isMember(response("draft"))]).toEqual([true, false]);
  });
});
