import type { InputType } from "storybook/internal/types";

const controls: Record<string, string> = {
  boolean: "boolean",
  string: "text",
  number: "number",
  ReactNode: "text",
};
const literal = /^(?:"[^"]*"|\d+|true|false)$/;
/** More options than these are a menu. */
const mostRadios = 4;

/**
 * The control of an optional prop, `boolean | undefined`, for which Storybook offers a JSON editor. None for functions,
 * elements and other objects that nobody can type.
 *
 * @param written the type as in the source
 */
export function controlOf(written: string): Pick<InputType, "control" | "options"> {
  if (written.includes("=>")) return { control: false };
  const parts = written
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "undefined" && part !== "null");
  if (parts.length > 0 && parts.every((part) => literal.test(part))) {
    const type = parts.length > mostRadios ? "select" : "inline-radio";
    return { control: { type }, options: [...parts.map((part) => JSON.parse(part)), undefined] };
  }
  const [part = "", ...others] = parts;
  const type = others.length === 0 ? controls[part] : undefined;
  if (type) return { control: { type } as InputType["control"] };
  return isTyped(part) ? {} : { control: false };
}

/** Whether a value can be typed as JSON: a list, or an object that is written out. */
const isTyped = (type: string) => /\[\]$|^(?:readonly |Readonly<|\{|Record<)/.test(type);
