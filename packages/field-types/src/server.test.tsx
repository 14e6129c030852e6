// @vitest-environment node
import { LocaleProvider, makeI18n } from "@glossa/locales";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FieldView } from "./FieldView";
import { FrameProvider } from "./frame/FrameProvider";

const i18n = await makeI18n("en");
const addresses = { html: "/frame/html/1.html", custom: "/frame/custom/2.html" };
const onServer = (field: ReactNode) =>
  renderToString(
    <LocaleProvider i18n={i18n}>
      <FrameProvider addresses={addresses}>{field}</FrameProvider>
    </LocaleProvider>,
  );

test("a server renders a text with Markdown", () => {
  const field = { title: "Review", settings: { type: "text" as const, use_markdown: true } };
  expect(onServer(<FieldView field={field} value="**Good** service" />)).toContain("**Good** service");
});

test("a server renders a chat with Markdown", () => {
  const field = { title: "Chat", settings: { type: "chat" as const, use_markdown: true } };
  const value = [{ role: "user", content: "**Hello** <b>you</b>" }];
  expect(onServer(<FieldView field={field} value={value} />)).toContain("**Hello** &lt;b&gt;you&lt;/b&gt;");
});

test("a server renders the place of an HTML text", () => {
  const field = { title: "Mail", settings: { type: "text" as const, use_markdown: false } };
  const html = onServer(<FieldView field={field} value="<p>Hello</p>" />);
  expect(html).toContain("Mail");
  expect(html).not.toContain("<p>Hello");
});
