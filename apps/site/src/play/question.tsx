import { CodeBlock, QuestionFrame, Select, Switch, TextArea } from "@glossa/design-system";
import { answeredField, QuestionInField, QuestionView } from "@glossa/question-types";
import { type QuestionSettings, questionSettings, type Value } from "@glossa/question-types/schema";
import { useMemo, useState } from "react";
import { examples, recordText } from "./examples";
import { mount } from "./mount";
import { words } from "./words";

const types = Object.keys(examples).map((value) => ({ value, label: value }));
const written = (type: string) => JSON.stringify(examples[type], null, 2);

/** A question made from its settings as JSON, and its answer as JSON. */
function QuestionPlayground() {
  const [type, setType] = useState("label_selection");
  const [json, setJson] = useState(written(type));
  const [isRequired, setRequired] = useState(true);
  const read = useMemo(() => settingsIn(json), [json]);
  return (
    <>
      <section aria-labelledby="settings">
        <h2 id="settings">{words.settings}</h2>
        <Select
          label={words.example}
          placeholder={words.example}
          words={words.select}
          options={types}
          value={type}
          onChange={(next) => {
            setType(next);
            setJson(written(next));
          }}
        />
        <TextArea
          label={words.settings}
          rows={16}
          value={json}
          onChange={setJson}
          {...(typeof read === "string" && { error: read })}
        />
        <Switch label={words.isRequired} isOn={isRequired} onChange={setRequired} />
      </section>
      {/* The answer belongs to the settings. */}
      {typeof read !== "string" && <Question key={json} settings={read} isRequired={isRequired} />}
    </>
  );
}

function Question({ settings, isRequired }: { settings: QuestionSettings; isRequired: boolean }) {
  const [value, setValue] = useState<Value>();
  const shared = {
    settings,
    value,
    isPencil: false,
    isReadOnly: false,
    onChange: (next: Value | undefined) => setValue(next),
  };
  const isInText = answeredField(settings) !== undefined;
  return (
    <section aria-labelledby="question">
      <h2 id="question">{words.result}</h2>
      <QuestionFrame
        id="frame"
        labelId="title"
        title={words.question}
        {...(isRequired && { requiredLabel: words.isRequired })}
      >
        <QuestionView {...shared} id="answer" labelId="title" isRequired={isRequired} isInvalid={false} />
      </QuestionFrame>
      {isInText && (
        <QuestionInField {...shared} id="answer" labelId="title" text={recordText} fallback={recordText} />
      )}
      <h2>{words.answer}</h2>
      <CodeBlock
        isWrapped
        language="JSON"
        code={value === undefined ? words.noAnswer : JSON.stringify({ value }, null, 2)}
        copyLabel={words.copy}
        copiedLabel={words.copied}
      />
    </section>
  );
}

/** The settings in a text, or why there are none. */
function settingsIn(json: string): QuestionSettings | string {
  const read = parsed(json);
  if (read === undefined) return words.notJson;
  const { success, data, error } = questionSettings.safeParse(read);
  if (success) return data;
  return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join(" · ");
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

void mount(<QuestionPlayground />);
