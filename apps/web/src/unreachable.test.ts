import { ApiError } from "@glossa/contract/client";
import { locales, makeI18n } from "@glossa/locales";
import { afterEach, describe, expect, it, vi } from "vitest";
import { messagesOf } from "./errors";
import { annotationPath, settingsPath } from "./paths";
import { useLanguage } from "./state/language";

const answers = { en: "Your answers", de: "Ihre Antworten", es: "Sus respuestas" };

afterEach(() => vi.unstubAllGlobals());

describe("a server that cannot be reached", () => {
  it.each(locales.map(({ code }) => code))(
    "promises that answers are stored only where they are given (%s)",
    async (language) => {
      useLanguage.setState({ i18n: await makeI18n(language) });
      const saidAt = (pathname: string) => {
        vi.stubGlobal("location", { pathname });
        return messagesOf(new ApiError("network")).join(" ");
      };
      const stored = answers[language as keyof typeof answers];
      expect(saidAt(annotationPath("d"))).toContain(stored);
      for (const path of [settingsPath("d"), "/people", "/webhooks", "/user-settings", "/"]) {
        expect(saidAt(path)).not.toContain(stored);
        expect(saidAt(path)).toBe(useLanguage.getState().i18n?.t("errors.serverUnreachable"));
      }
    },
  );
});
