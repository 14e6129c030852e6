/** What a version has changed about a component. */
interface Change {
  version: string;
  sentences: readonly string[];
}

// The next version is described by the files of changesets, earlier ones by the changelogs of the packages.
const next = import.meta.glob<string>("../../.changeset/*-*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const changelogs = import.meta.glob<string>("../../packages/*/CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * Returns the sentences that name a component in code type, newest version first.
 *
 * @param component the name of its export
 */
export function changesOf(component: string): readonly Change[] {
  const texts = Object.values(next).map((text) => text.replace(/^---[\s\S]*?---/, ""));
  const versions = Object.values(changelogs).flatMap((text) => text.split(/^## /m).slice(1));
  return [
    { version: "Next version", sentences: texts.flatMap((text) => about(component, text)) },
    ...versions.map((text) => ({
      version: text.slice(0, text.indexOf("\n")),
      sentences: about(component, text),
    })),
  ].filter(({ sentences }) => sentences.length > 0);
}

function about(component: string, text: string): string[] {
  const sentences = text.replace(/\s+/g, " ").split(/(?<=[.;]) /);
  return sentences.filter((sentence) => sentence.includes(`\`${component}\``)).map((part) => part.trim());
}
