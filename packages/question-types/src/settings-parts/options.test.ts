import { expect, test } from "vitest";
import { maxOptions } from "../schemas";
import {
  clampedVisible,
  pastedLabels,
  renamed,
  repeatedLabels,
  splitLabels,
  trimmedOptions,
  visibleIssues,
  withLabels,
} from "./options";

const option = (text: string, value = text) => ({ value, text, description: null });

test.each([
  ["", []],
  [" , ,", []],
  ["Refund", ["Refund"]],
  [" Refund,Delivery status , Other", ["Refund", "Delivery status", "Other"]],
  [",Refund,", ["Refund"]],
  ['Refund, "Yes, but late" , Other', ["Refund", "Yes, but late", "Other"]],
  ['"a, ""b"", c",d', ['a, "b", c', "d"]],
  ['"Refund, Other', ['"Refund', "Other"]],
  ['5" nails, Other', ['5" nails', "Other"]],
  ['"",a', ["a"]],
])("labels typed as %j are split at commas and trimmed: %j", (typed, labels) => {
  expect(splitLabels(typed)).toEqual(labels);
});

test.each([
  ["Refund\r\n\r\n Other \r\n", ["Refund", "Other"]],
  ["Yes, but late\nمرحبا 😀\n<b>", ["Yes, but late", "مرحبا 😀", "<b>"]],
  ["One\tTwo\tThree", ["One", "Two", "Three"]],
  ["Refund,\nDelivery ,\nOther", ["Refund", "Delivery", "Other"]],
  ['"Refund",\n"Other"', ["Refund", "Other"]],
  ['"He said ""hi, there"""\nHe said "yes", then left', ['He said "hi, there"', 'He said "yes", then left']],
  ["", []],
  ["Refund", []],
  ["Refund, Other\n", []],
])("the list %j is pasted as the labels %j", (pasted, labels) => {
  expect(pastedLabels(pasted)).toEqual(labels);
});

test("of a long text that was pasted by mistake, one label more than possible is added", () => {
  expect(pastedLabels("row\n".repeat(100_000))).toHaveLength(maxOptions + 1);
  expect(pastedLabels(`a\n${" ".repeat(1_000_000)}b${" ".repeat(1_000_000)}c`)).toHaveLength(2);
});

test("Labels are added at the end, none of them twice", () => {
  const before = [option("Refund")];
  expect(withLabels(before, ["Other", "Refund", "Other"]).map(({ value }) => value)).toEqual([
    "Refund",
    "Other",
  ]);
});

test("Labels that are not added are named once", () => {
  const options = [option("Refund"), option(" Other ")];
  expect(repeatedLabels(options, ["New", "Refund", "New", "Other", "Refund"])).toEqual([
    "Refund",
    "New",
    "Other",
  ]);
  expect(repeatedLabels(options, splitLabels("a,".repeat(500_000)))).toEqual(["a"]);
  expect(splitLabels('"a,'.repeat(200_001)).length).toBeLessThan(1000);
});

test.each([
  [false, { value: "Money back", text: "Money back" }],
  [true, { value: "refund", text: "Money back" }],
])("A renamed option, stored: %s, is %j", (isStored, found) => {
  const [first] = renamed([option("Refund", "refund")], 0, { text: "Money back", isStored });
  expect(first).toEqual({ ...found, description: null });
});

test("options are sent with trimmed texts, and with the values that responses contain", () => {
  expect(trimmedOptions([option(" Refund "), option(" Other ", "other")])).toEqual([
    option("Refund"),
    option("Other", "other"),
  ]);
});

test.each([
  [null, 2, 0],
  [3, 3, 0],
  [8, 8, 0],
  [2, 8, 1],
  [9, 8, 1],
])("%s of %i labels before “+N” has %i faults", (visible, count, faults) => {
  expect(visibleIssues(visible, count)).toHaveLength(faults);
});

test.each([
  [null, 8, null],
  [5, 8, 5],
  [5, 4, 4],
  [5, 2, null],
])("Of %s labels before “+N”, %i being left, %s remain", (visible, count, left) => {
  expect(clampedVisible(visible, count)).toBe(left);
});
