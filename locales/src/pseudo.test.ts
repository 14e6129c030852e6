import { describe, expect, it } from "vitest";
import { makePseudoI18n, pseudo } from "./pseudo";

describe("the pseudo-language for tests", () => {
  it.each([
    ["Submit", "⟦Šúúƀɱííť⟧"],
    ["{{count}} records", "⟦{{count}} ŕééçóóŕđš⟧"],
    ["Agent {{agent, list}}: 5 %", "⟦Áĝééñť {{agent, list}}: 5 %⟧"],
  ])("lengthens %s and keeps values unchanged", (text, written) => {
    expect(pseudo(text)).toBe(written);
  });

  it("has every message of English, with its plural forms", async () => {
    const { t, language } = await makePseudoI18n();
    expect(language).toBe("en-XA");
    expect(t("login.title")).toBe(pseudo("Sign in"));
    expect(t("account.unsentBody", { count: 1 })).toMatch(/^⟦1 /);
    expect(t("account.unsentBody", { count: 2 })).toMatch(/^⟦2 .*ŕš/);
  });
});
