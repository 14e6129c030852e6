import { useMemo } from "react";
import type { FrameContent } from "../frame/protocol";
import type { FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import { Framed } from "../view-parts/Framed";

/** The output of a template of the dataset for the record, in a frame of its own. */
export function CustomFieldView(props: FieldViewProps<FieldSettingsOf<"custom">, object | null>) {
  const { title, settings, value, record, find } = props;
  const { template, advanced_mode: isAdvanced } = settings;
  const content = useMemo<FrameContent>(
    () => ({ kind: "custom", template, isAdvanced, record }),
    [template, isAdvanced, record],
  );
  return <Framed title={title} content={content} text={JSON.stringify(value ?? {})} find={find} />;
}
