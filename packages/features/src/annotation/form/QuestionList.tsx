import { VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { ownValue, suggestionFor } from "@glossa/question-types/schema";
import { FailedTeamAnswers } from "../team/FailedTeamAnswers";
import { TeamResponses } from "../team/TeamResponses";
import type { TeamAnswers, TeamResponse } from "../team/team-answers";
import type { AnnotationPorts, FormView, RecordView } from "../view-model";
import { QuestionItem } from "./QuestionItem";
import * as styles from "./QuestionList.css";

/** The question that Submit was refused because of; each attempt has another serial, and is announced. */
export interface AskedQuestion {
  question: string;
  serial: number;
}

interface QuestionListProps {
  form: FormView;
  record: RecordView | undefined;
  active: string | undefined;
  /** The question because of which Submit was refused. */
  asked: AskedQuestion | undefined;
  onActivate: (question: string) => void;
  onValue: AnnotationPorts["onValue"];
  onAnswered: (question: string) => void;
  isReadOnly?: boolean;
  /** What others have answered, if that is shown. */
  teamAnswers?: TeamAnswers | undefined;
  /** Who else has responded to the record, if that is shown. */
  teamResponses?: readonly TeamResponse[] | undefined;
  /** Whether neither of them could be loaded. */
  haveTeamAnswersFailed?: boolean | undefined;
  onRetryTeamAnswers?: AnnotationPorts["onRetryTeamAnswers"];
}

/** All questions of the dataset, in their order. */
export function QuestionList(props: QuestionListProps) {
  const { form, record, active, asked, onActivate, onValue, onAnswered, isReadOnly } = props;
  const { teamAnswers, teamResponses } = props;
  const t = useT();
  return (
    <section id="questions" className={styles.list} aria-label={t("annotation.questions")} tabIndex={-1}>
      <VisuallyHidden>
        <h2>{t("annotation.questions")}</h2>
      </VisuallyHidden>
      {props.haveTeamAnswersFailed && <FailedTeamAnswers onRetry={props.onRetryTeamAnswers} />}
      {teamResponses && <TeamResponses responses={teamResponses} />}
      {form.questions.map((question) => (
        <QuestionItem
          // The state of a record's widgets (search, preview, unfinished key) must not carry over to the next one.
          key={`${question.id} ${record?.id}`}
          question={question}
          value={ownValue(form.values, question.name)}
          unfit={form.unfit && ownValue(form.unfit, question.name)}
          suggestion={record && suggestionFor(question, record.suggestions)}
          teamAnswers={teamAnswers?.get(question.name)}
          isActive={question.name === active}
          askedFor={question.name === asked?.question ? asked.serial : undefined}
          onActivate={onActivate}
          onValue={onValue}
          onAnswered={onAnswered}
          isReadOnly={isReadOnly}
        />
      ))}
    </section>
  );
}
