import { describe, expect, it } from "vitest";
import { formatsOf } from "./index";

describe("formats", () => {
  const en = formatsOf("en");

  it.each([
    [0, "0.00%"],
    [0.25432, "25.43%"],
    [1, "100.00%"],
    [Number.NaN, "-"],
  ])("writes the share %s with two decimals", (share, text) => {
    expect(en.percent(share)).toBe(text);
  });

  it.each([
    [0, "0.0%"],
    [0.8734, "87.3%"],
    [1, "100.0%"],
  ])("writes a similarity of %s in percent with one decimal (spec 260, 271)", (share, text) => {
    expect(en.similarity(share)).toBe(text);
  });

  it.each([
    [860, "860"],
    [1000, "1K"],
    [3456, "3.5K"],
    [12_400, "12.4K"],
    [999_949, "999.9K"],
    [999_950, "1M"],
    [1_234_567, "1.2M"],
  ])("abbreviates %s rows with K (spec 93)", (rows, text) => {
    expect(en.rows(rows)).toBe(text);
  });

  const now = new Date("2026-03-10T12:00:00Z");
  it.each([
    [0, "0 seconds ago"],
    [59, "59 seconds ago"],
    [60, "1 minute ago"],
    [3599, "59 minutes ago"],
    [3600, "1 hour ago"],
    [86_400 * 6, "6 days ago"],
    [86_400 * 7, "1 week ago"],
    [86_400 * 29, "4 weeks ago"],
    [86_400 * 30, "1 month ago"],
    [86_400 * 364, "12 months ago"],
    [86_400 * 800, "2 years ago"],
  ])("writes a time of %s seconds ago in the largest whole unit (spec 89)", (seconds, text) => {
    expect(en.ago(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
  });

  it("writes dates as the language of its texts does (use A63)", () => {
    expect(en.moment(new Date(2026, 10, 22, 18, 55))).toBe("22 Nov 2026, 18:55");
    expect(en.exactMoment(new Date(2026, 10, 22, 18, 55, 9))).toBe("22 Nov 2026, 18:55:09");
  });

  it.each([
    [0.1, "0,1"],
    [1208.25, "1208,25"],
    [-0.5, "-0,5"],
    [0.30000000000000004, "0,30000000000000004"],
  ])("writes %s as it is typed in German", (value, text) => {
    expect(formatsOf("de").typed(value)).toBe(text);
  });

  it("uses the current language", () => {
    expect(formatsOf("de").percent(0.2543)).toBe("25,43\u00a0%");
    expect(formatsOf("de").coefficient(0.6914)).toBe("0,69");
    expect(formatsOf("es").rows(3456)).toBe("3,5\u00a0mil");
    expect([3456, 15_230].map(formatsOf("de").rows)).toEqual(["3.456", "15.230"]);
    expect(formatsOf("es").ago(new Date(now.getTime() - 7200_000), now)).toBe("hace 2 horas");
  });
});
