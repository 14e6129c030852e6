import { CodeBlock, Select, Switch, TextArea, TextField } from "@glossa/design-system";
import { SpanHighlighter, useSpanHistory } from "@glossa/design-system/spans";
import { useMemo, useState } from "react";
import { mount } from "./mount";
import { codeOf, type SpanPlay } from "./span-code";
import { words } from "./words";

const start = {
  text: "Norrland Energi AB must repay €214 million to the town of Umeå, says Elin Sandqvist.",
  labels: "Organisation, Money, Place, Person",
};
const marked = [
  { start: 0, end: 18, label: "Organisation" },
  { start: 30, end: 42, label: "Money" },
  { start: 58, end: 62, label: "Place" },
];
const switches = ["allowsOverlap", "allowsCharacters", "isReadOnly", "hasNote"] as const;
const languages = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
  { value: "es", label: "Español" },
] as const;

type Chosen = Pick<SpanPlay, (typeof switches)[number] | "lang">;

/** The span highlighter with a text, labels and properties to edit, and the code of what it shows. */
function SpanPlayground() {
  const [text, setText] = useState(start.text);
  const [labels, setLabels] = useState(start.labels);
  const [chosen, setChosen] = useState<Chosen>({
    ...{ allowsOverlap: false, allowsCharacters: true, isReadOnly: false, hasNote: false },
    lang: "en",
  });
  const history = useSpanHistory(marked);
  const names = useMemo(() => namesIn(labels), [labels]);
  const { hasNote, ...properties } = chosen;
  const spans = history.spans.filter(({ end, label }) => end <= [...text].length && names.includes(label));
  return (
    <>
      <section aria-labelledby="marked">
        <h2 id="marked">{words.marked}</h2>
        <SpanHighlighter
          key={`${text}${properties.lang}`}
          {...properties}
          {...(hasNote && { details: { hasNote } })}
          labelId="marked"
          text={text}
          labels={names.map((name) => ({ value: name, text: name }))}
          spans={spans}
          onChange={history.onChange}
          history={history}
        />
        <h2 id="controls">{words.controls}</h2>
        <TextArea label={words.text} rows={4} value={text} onChange={setText} />
        <TextField label={words.labels} value={labels} onChange={setLabels} />
        <Controls chosen={chosen} onChange={setChosen} />
      </section>
      <section aria-labelledby="code">
        <h2 id="code">{words.code}</h2>
        <CodeBlock
          isWrapped
          language="TypeScript"
          code={codeOf({ ...chosen, text, labels: names, spans })}
          copyLabel={words.copy}
          copiedLabel={words.copied}
        />
      </section>
    </>
  );
}

function Controls({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  return (
    <>
      {switches.map((name) => (
        <Switch
          key={name}
          label={words[name]}
          isOn={chosen[name]}
          onChange={(isOn) => onChange({ ...chosen, [name]: isOn })}
        />
      ))}
      <Select
        label={words.language}
        placeholder={words.language}
        words={words.select}
        options={languages}
        value={chosen.lang}
        onChange={(lang) => onChange({ ...chosen, lang })}
      />
    </>
  );
}

function namesIn(labels: string): string[] {
  const names = labels.split(",").map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== "");
}

void mount(<SpanPlayground />);
