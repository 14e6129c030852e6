import type { ArgTypesEnhancer } from "storybook/internal/types";
import { docstringIn } from "./docstring";
import { controlOf } from "./prop-controls";

interface DocgenProp {
  tsType?: { name?: string; raw?: string };
  description?: string;
}

/**
 * Shows a union as in the source, `"sm" | "md"`, where Storybook would print "union", and the default that the docstring
 * states (`@default "md"`) in its column. Optional props get the control of their type.
 */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | undefined)
    ?.__docgenInfo?.props;
  if (!props) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw;
      const { text, tags } = docstringIn(props[name]?.description ?? argType.description ?? "");
      const value = tags.get("default");
      const table = {
        ...argType.table,
        ...(raw && { type: { summary: oneLine(raw) } }),
        ...(value && { defaultValue: { summary: value } }),
      };
      const written = raw ?? props[name]?.tsType?.name ?? "";
      const hasNone = /\|\s*undefined\b|^ReactNode$/.test(written) && argType.control === undefined;
      const control = hasNone ? controlOf(written) : {};
      return [name, { ...argType, ...control, description: text, table }];
    }),
  );
};

function oneLine(type: string): string {
  return type.replace(/\s+/g, " ").replace(/^\| /, "");
}
