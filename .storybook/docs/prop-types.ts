import type { ArgTypesEnhancer } from "storybook/internal/types";

interface DocgenProp {
  tsType?: { raw?: string };
}

/**
 * Shows a union as it is written, `"sm" | "md"`, where Storybook would print the word "union", and what the docstring
 * says of the default, `Default "md".`, in its column.
 */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | undefined)
    ?.__docgenInfo?.props;
  if (!props) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw;
      const { text, value } = defaultIn(argType.description ?? "");
      const table = {
        ...argType.table,
        ...(raw && { type: { summary: oneLine(raw) } }),
        ...(value && { defaultValue: { summary: value } }),
      };
      return [name, { ...argType, description: text, table }];
    }),
  );
};

function oneLine(type: string): string {
  return type.replace(/\s+/g, " ").replace(/^\| /, "");
}

/** `Height. Default "md".` → the text `Height.` and the value `"md"` */
function defaultIn(description: string): { text: string; value: string | undefined } {
  const found = /\s*Default:? ([^.]+)\.?\s*$/.exec(description);
  return found
    ? { text: description.slice(0, found.index), value: found[1] }
    : { text: description, value: undefined };
}
