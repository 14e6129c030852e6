import { Badge, Button, Dialog, Kbd, ProgressMeter, Status, Switch } from "@glossa/design-system";
import { LocaleProvider } from "@glossa/locales";
import { QuestionInField, QuestionView } from "@glossa/question-types";
import { questionSettings } from "@glossa/question-types/schema";
import { type ComponentProps, useState } from "react";

const options = [1, 2, 3, 4, 5].map((value) => ({ value }));
const labels = ["Organisation", "Place"].map((name) => ({ value: name, text: name }));
const questions = [
  questionSettings.parse({ type: "rating", options }),
  questionSettings.parse({ type: "label_selection", options: labels }),
  questionSettings.parse({ type: "text" }),
  questionSettings.parse({ type: "ranking", options: labels }),
];
const spans = questionSettings.parse({ type: "span", field: "text", options: labels });
const text = "Norrland Energi AB must repay the town of Umeå.";
const open = { isPencil: false, isRequired: true, isReadOnly: false, isInvalid: false };

export function OurPart({ i18n }: Pick<ComponentProps<typeof LocaleProvider>, "i18n">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <LocaleProvider i18n={i18n}>
      <div className="glossa" style={{ inlineSize: "720px" }}>
        <div id="ours" style={{ position: "relative" }}>
          <h1 id="title">Ours</h1>
          <p>
            A paragraph with <a href="#guide">the guide</a>, <code>code</code> and <Kbd>Ctrl S</Kbd>
          </p>
          <Badge>Ready</Badge>
          <Status status="submitted" label="Submitted" />
          <Switch label="Spans" isOn onChange={() => {}} />
          <ProgressMeter label="40 %" parts={[{ status: "submitted", share: 0.4 }]} />
          <Button tone="primary" onClick={() => setOpen(true)}>
            Open
          </Button>
          {questions.map((settings) => (
            <QuestionView
              {...open}
              key={settings.type}
              id={settings.type}
              labelId="title"
              settings={settings}
              value={undefined}
              onChange={() => {}}
            />
          ))}
          <QuestionInField
            {...open}
            id="spans"
            labelId="title"
            text={text}
            fallback={text}
            settings={spans}
            value={undefined}
            onChange={() => {}}
          />
        </div>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="A dialog" closeLabel="Close">
          <p>With a paragraph.</p>
        </Dialog>
      </div>
    </LocaleProvider>
  );
}
