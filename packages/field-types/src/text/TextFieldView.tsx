import { majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useMemo } from "react";
import type { FrameContent } from "../frame/protocol";
import type { FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import { FieldMarkdown } from "../view-parts/FieldMarkdown";
import { FieldNotice } from "../view-parts/FieldNotice";
import { Framed } from "../view-parts/Framed";
import { PlainText } from "../view-parts/PlainText";
import { hasTagPair, withoutTags } from "./tag-pair";

/** A text to read: Markdown if the field is set to it, HTML in a frame of its own, otherwise plain text. */
export function TextFieldView(props: FieldViewProps<FieldSettingsOf<"text">, string>) {
  const { title, settings, value, find } = props;
  const t = useT();
  const content = useMemo(
    () => (settings.use_markdown || !hasTagPair(value) ? undefined : htmlOf(value)),
    [settings.use_markdown, value],
  );
  if (value === "") return <FieldNotice>{t("fields.emptyText")}</FieldNotice>;
  if (content) return <Framed title={title} content={content} text={withoutTags(value)} find={find} />;
  return settings.use_markdown ? <FieldMarkdown title={title} text={value} /> : <PlainText text={value} />;
}

function htmlOf(html: string): FrameContent {
  return { kind: "html", html, direction: majorityDirection(withoutTags(html)) };
}
