/** The parts of a story's context that tell what its source is about. */
interface StoryContext {
  component?: unknown;
}

/**
 * Shows a story's code as a page would write it: stories often wrap the component, and a build shortens the names of
 * wrappers and of the functions that only record calls.
 *
 * @example
 * readableSource('<f id="a" onChange={function BY(){}} />', { component: Badge }); // '<Badge id="a" onChange={() => {}} />'
 */
export function readableSource(code: string, { component }: StoryContext): string {
  const { displayName } = (component as { __docgenInfo?: { displayName?: string } })?.__docgenInfo ?? {};
  const [, wrapper] = /^\s*<(\w+)[\s/>]/.exec(code) ?? [];
  const isElement = wrapper === undefined || /^[a-z]{2,}/.test(wrapper);
  const named =
    isElement || displayName === undefined
      ? code
      : code.replace(new RegExp(`(^|</?)${wrapper}(?=[\\s/>])`, "g"), `$1${displayName}`);
  return named.replaceAll(/=\{(?:function \w*\(\)|\(\) ?=>) ?\{\s*\}\}/g, "={() => {}}");
}
