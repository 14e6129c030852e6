import { CodeBlock } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useRef } from "react";

interface ShownOnceProps {
  code: string;
  /** What the code is. */
  title: string;
  isWrapped?: boolean;
}

/** A secret that follows a form in its dialog: copying it has the focus, which would be lost with the form. */
export function ShownOnce({ code, title, isWrapped = false }: ShownOnceProps) {
  const t = useT();
  const block = useRef<HTMLElement>(null);
  useEffect(() => block.current?.querySelector("button")?.focus(), []);
  return (
    <CodeBlock
      ref={block}
      code={code}
      language={title}
      isWrapped={isWrapped}
      copyLabel={t("userSettings.copyKey")}
      copiedLabel={t("app.copied")}
    />
  );
}
