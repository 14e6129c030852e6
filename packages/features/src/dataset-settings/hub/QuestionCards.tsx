import { EditableList, Heading, withMoved } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { questionTypeIcon } from "@glossa/question-types";
import { type QuestionType, questionSchemas } from "@glossa/question-types/schema";
import { initialSettings } from "@glossa/question-types/settings";
import { useRef } from "react";
import { AddPart } from "../creation/AddPart";
import { namedQuestion, withChanged } from "../creation/named-part";
import { useOrderWords } from "../creation/use-order-words";
import * as styles from "./HubDataset.css";
import type { HubFormProps } from "./HubForm";
import { chosenSubset, type HubQuestion } from "./hub-draft";
import { QuestionCard } from "./QuestionCard";
import { mappedFields } from "./to-new-dataset";
import { useTypeWords } from "./use-type-words";

/** The questions in order, a card each, and a menu that adds one. */
export function QuestionCards(props: HubFormProps & { isTried: boolean }) {
  const { draft, onSubset } = props;
  const t = useT();
  const words = useOrderWords();
  const section = useRef<HTMLDivElement>(null);
  const { columns, questions } = chosenSubset(draft);
  const typeWords = useTypeWords(mappedFields(columns).find(({ use }) => use === "text")?.name);
  const change = (changed: HubQuestion) => onSubset({ questions: withChanged(questions, changed) });
  const add = (type: QuestionType) => {
    const added = {
      ...namedQuestion(questions, type, typeWords.labelOf(type)),
      description: "",
      isRequired: questions.length === 0,
      settings: initialSettings(type, typeWords),
      column: undefined,
      isProposed: false,
    };
    onSubset({ questions: [...questions, added] });
  };
  return (
    <div className={styles.section} ref={section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="part">
          {t("hub.questions")}
        </Heading>
        <AddPart
          addLabel={t("newDataset.addQuestion")}
          types={questionSchemas.map(({ type }) => ({
            type,
            label: typeWords.labelOf(type),
            icon: questionTypeIcon(type),
          }))}
          onAdd={add}
          titleOfLast={() => section.current?.querySelector("ol")?.lastElementChild?.querySelector("input")}
        />
      </div>
      {questions.length > 0 && (
        <EditableList
          label={t("newDataset.questionOrder")}
          isLabelHidden
          items={questions.map((question) => ({
            key: String(question.key),
            text: question.title || question.name,
            content: (
              <QuestionCard {...props} question={question} typeWords={typeWords} onQuestion={change} />
            ),
          }))}
          onMove={(from, to) => onSubset({ questions: withMoved(questions, from, to) })}
          onRemove={(place) => onSubset({ questions: questions.filter((_, index) => index !== place) })}
          words={words}
        />
      )}
    </div>
  );
}
