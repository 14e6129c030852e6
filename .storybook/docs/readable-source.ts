import { isExportedByPackages } from "./package-entry";

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
  const [, root] = /^\s*<(\w+)[\s/>]/.exec(code) ?? [];
  const isWrapper = root !== undefined && !isHtml(root) && !isExportedByPackages(root);
  const named =
    isWrapper && displayName && !code.includes(`<${displayName}`)
      ? code.replace(new RegExp(`(^\\s*<|</)${root}(?=[\\s/>])`, "g"), `$1${displayName}`)
      : code;
  return named.replaceAll(/function \w*\(\) ?\{\s*\}/g, "() => {}");
}

function isHtml(name: string): boolean {
  return !(document.createElement(name) instanceof HTMLUnknownElement);
}
