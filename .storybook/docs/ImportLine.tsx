import { Source } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { importLineOf } from "./package-entry";

interface ImportLineProps {
  component: unknown;
  /** The file of its stories. */
  fileName: string;
  isDark: boolean;
}

/** The line that imports a component, if a package exports it. */
export function ImportLine({ component, fileName, isDark }: ImportLineProps) {
  const [line, setLine] = useState<string>();
  useEffect(() => void importLineOf(component, fileName).then(setLine), [component, fileName]);
  return line === undefined ? null : <Source code={line} language="tsx" dark={isDark} />;
}
