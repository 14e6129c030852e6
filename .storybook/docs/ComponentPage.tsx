import type { ComponentGuide } from "@glossa/design-system";
import {
  Canvas,
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import * as styles from "./ComponentPage.css";
import { changesOf } from "./changes";
import { docstringIn } from "./docstring";
import { LanguageForDocs } from "./LanguageForDocs";
import { importLineOf } from "./package-entry";
import { Uses } from "./uses/Uses";
import { withCode } from "./uses/with-code";

/** What the stories of a component tell its page. */
interface Parameters {
  guide?: ComponentGuide;
  /** Code in place of the example in the source, if one component has several pages. */
  sample?: string;
  fileName: string;
}

/** The documentation page of a component: its guide, its props, and its stories with their code. */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const [, ...others] = Object.values(csfFile.stories).filter(
    ({ name, tags }) => name !== "All States" && !tags?.includes("!dev"),
  );
  const { guide, sample, fileName } = preparedMeta.parameters as Parameters;
  const name = nameOf(preparedMeta.component);
  // The documentation in the source of a memoized component has no name; its file has.
  const [, ofFile = ""] = /([^/]+)\.stories\.tsx$/.exec(fileName) ?? [];
  const importLine = importLineOf(name ?? ofFile, fileName);
  const { text, tags } = docstringIn(docgenOf(preparedMeta.component)?.description ?? "");
  const example = sample ?? tags.get("example");
  return (
    <>
      <Title />
      <Tags tags={preparedMeta.tags ?? []} />
      <Markdown>{text}</Markdown>
      {importLine && <Source code={importLine} language="tsx" dark={isDark} />}
      <Primary />
      {example && <Source code={example} language="tsx" dark={isDark} />}
      {Object.values(preparedMeta.subcomponents ?? {}).map((part) => (
        <Part key={nameOf(part)} part={part} fileName={fileName} />
      ))}
      {guide && <Guide guide={guide} />}
      <h2>Props</h2>
      <Controls />
      <h2>Stories</h2>
      {others.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <h3>{name}</h3>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </section>
      ))}
      {name && <Changes component={name} />}
    </>
  );
}

/** Another component that is used together with the one of the page. */
function Part({ part, fileName }: { part: unknown; fileName: string }) {
  const name = nameOf(part) ?? "";
  const { text, tags } = docstringIn(docgenOf(part)?.description ?? "");
  return (
    <>
      <h2>With {name}</h2>
      <Markdown>{text}</Markdown>
      <Source code={importLineOf(name, fileName) ?? ""} language="tsx" dark={isDark} />
      <Source code={tags.get("example") ?? ""} language="tsx" dark={isDark} />
    </>
  );
}

function Changes({ component }: { component: string }) {
  const changes = changesOf(component);
  if (changes.length === 0) return null;
  return (
    <>
      <h2>Changes</h2>
      {changes.map(({ version, sentences }) => (
        <section key={version}>
          <h3>{version}</h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence.replaceAll("`", "")}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const isDark = matchMedia("(prefers-color-scheme: dark)").matches;

const meanings: Record<string, string> = {
  stable: "Stable: its props change with a new major version only.",
  beta: "Beta: newer than the last version; its props may still change.",
};
const ofStorybook = ["dev", "test", "manifest", "autodocs", "play-fn"];

/** The status and the purpose of the component as tags, by which the sidebar can be filtered. */
function Tags({ tags }: { tags: readonly string[] }) {
  const shown = tags.filter((tag) => !ofStorybook.includes(tag));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {shown.map((tag) => (
        <li key={tag} className={styles.tag} data-status={tag in meanings ? tag : undefined}>
          {meanings[tag] ?? tag}
        </li>
      ))}
    </ul>
  );
}

function nameOf(component: unknown): string | undefined {
  return docgenOf(component)?.displayName;
}

/** The documentation in the source of a component. */
function docgenOf(component: unknown): { displayName?: string; description?: string } | undefined {
  return (component as { __docgenInfo?: object } | undefined)?.__docgenInfo;
}

function Guide({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <List title="When to use" items={guide.use} />
      <List title="When to use something else" items={guide.avoid} />
      {guide.anatomy && <List title="Anatomy" items={guide.anatomy} isOrdered />}
      <h2>Keyboard</h2>
      {guide.keys.length === 0 ? (
        <p>It takes no focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {guide.keys.map(([keys, effect]) => (
              <tr key={keys}>
                <th scope="row">{keys}</th>
                <td>{withCode(effect)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <List title="Accessibility" items={guide.accessibility} />
      {guide.content && <List title="Content" items={guide.content} />}
      <LanguageForDocs>
        <Uses guide={guide} />
      </LanguageForDocs>
    </>
  );
}

interface ListProps {
  title: string;
  items: readonly string[];
  isOrdered?: boolean;
}

function List({ title, items, isOrdered = false }: ListProps) {
  const Tag = isOrdered ? "ol" : "ul";
  return (
    <>
      <h2>{title}</h2>
      <Tag>
        {items.map((item) => (
          <li key={item}>{withCode(item)}</li>
        ))}
      </Tag>
    </>
  );
}
