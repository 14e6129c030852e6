import type { Question, RespondentFilter, ResponseFilter, ValueCondition } from "@glossa/contract";
import { FilterSection, SegmentedControl } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { responseText } from "./badges";
import {
  type ResponseSubject,
  responseFilterOn,
  valueChoiceOf,
  withAgreement,
  withResponse,
} from "./conditions";
import * as styles from "./Filters.css";
import { useBadgeWords } from "./use-badge-words";
import { ValueControl } from "./ValueControl";

interface ResponseControlsProps {
  questions: readonly Question[];
  /** Whether the user may filter by the responses of others, and by agreement. */
  canFilterOthers?: boolean | undefined;
  value: readonly ResponseFilter[];
  onChange: (value: readonly ResponseFilter[]) => void;
  /**
   * The first section is open if nothing is set.
   *
   * @default true
   */
  opensFirst?: boolean;
}

/** One section for each question whose responses can be filtered. */
export function ResponseControls(props: ResponseControlsProps) {
  const { questions, canFilterOthers = false, value, onChange, opensFirst = true } = props;
  const words = useBadgeWords(questions);
  return questions.map((question, index) => {
    const set = value.filter(({ name }) => name === question.name);
    const [first] = set;
    const text = first && (set.length > 1 ? words.number(set.length) : responseText(first, words));
    return (
      <FilterSection
        key={question.name}
        title={question.title}
        name="responses"
        badge={text}
        isInitiallyOpen={set.length > 0 || (opensFirst && value.length === 0 && index === 0)}
      >
        {canFilterOthers ? (
          <OfAll {...{ question, value, onChange }} />
        ) : (
          <Values {...{ question, value, onChange }} subject="own" />
        )}
      </FilterSection>
    );
  });
}

interface ControlProps extends Pick<ResponseControlsProps, "value" | "onChange"> {
  question: Question;
}

function OfAll(props: ControlProps) {
  const t = useT();
  const { question, value, onChange } = props;
  const agreement = responseFilterOn(value, question.name, "agreement")?.agreement ?? "any";
  return (
    <>
      {valueChoiceOf(question) && (
        <>
          <Group title={t("filters.ownResponse")}>
            <Values {...props} subject="own" />
          </Group>
          <Group title={t("filters.othersResponses")}>
            <Values {...props} subject="others" />
          </Group>
        </>
      )}
      <Group title={t("filters.agreement")}>
        <SegmentedControl
          className={styles.natural}
          label={t("filters.agreement")}
          options={[
            { value: "any", label: t("filters.agreementAny") },
            { value: "agree", label: t("filters.agree") },
            { value: "disagree", label: t("filters.disagree") },
          ]}
          value={agreement}
          onChange={(next) =>
            onChange(withAgreement(value, question.name, next === "any" ? undefined : next))
          }
        />
      </Group>
    </>
  );
}

interface ValuesProps extends ControlProps {
  subject: Exclude<ResponseSubject, "agreement">;
}

function Values({ question, value, onChange, subject }: ValuesProps) {
  const t = useT();
  const filter = responseFilterOn(value, question.name, subject);
  const { title } = question;
  return (
    <ValueControl
      question={{
        ...question,
        title: subject === "others" ? t("filters.othersTo", { title }) : title,
      }}
      value={filter && conditionIn(filter)}
      onChange={(condition) => onChange(withResponse(value, question.name, condition, subject))}
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <span className={styles.groupTitle} aria-hidden="true">
        {title}
      </span>
      {children}
    </div>
  );
}

function conditionIn(
  filter: Exclude<ResponseFilter, { agreement: unknown } | RespondentFilter>,
): ValueCondition {
  const { name: _name, of: _of, ...condition } = filter;
  return condition;
}
