import type { Question as ContractQuestion, QuestionAgreement } from "@glossa/contract";
import {
  Banner,
  BannerRow,
  Button,
  Heading,
  IconButton,
  majorityDirection,
  RotateCcw,
  Skeleton,
  Stack,
  Text,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useId, useState } from "react";
import type { FiltersView } from "../filters/filters-view";
import type { AnnotationPorts } from "../view-model";
import * as styles from "./Agreement.css";
import { AgreementAmong } from "./AgreementAmong";
import { AgreementHelp } from "./AgreementHelp";
import { AgreementPeople } from "./AgreementPeople";
import { UndefinedFigure } from "./UndefinedFigure";
import { type LoadAgreement, useAgreement } from "./use-agreement";

interface AgreementProps {
  onLoad: LoadAgreement;
  questions: FiltersView["questions"];
  onShow: AnnotationPorts["onShowDisagreements"];
  kept?: AnnotationPorts["agreementPeople"];
}

/** How far the responses of the team agree, per question. */
export function Agreement({ onLoad, questions, onShow, kept }: AgreementProps) {
  const t = useT();
  const titleId = useId();
  const [chosen, setChosen] = useState(kept?.read);
  const { items, askedAt, isLoading, hasFailed, everyone, among, onReload } = useAgreement(onLoad, chosen);
  const choose = (usernames: readonly string[] | undefined) => {
    kept?.write(usernames);
    setChosen(usernames);
  };
  // No question has values that can be compared.
  if (items?.length === 0) return null;
  return (
    <section className={styles.agreement} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Heading level={3} size="part" id={titleId}>
          {t("agreement.title")}
        </Heading>
        <AgreementHelp />
        {askedAt && <Age {...{ askedAt, isLoading, onReload }} />}
      </header>
      {everyone.length >= fewestCompared && (
        <AgreementAmong everyone={everyone} among={among} onChange={choose} />
      )}
      {hasFailed && (
        <Banner tone="danger">
          <BannerRow>
            <span>{t("agreement.failed")}</span>
            <Button size="sm" onClick={onReload}>
              {t("app.retry")}
            </Button>
          </BannerRow>
        </Banner>
      )}
      {!items && !hasFailed && (
        <Stack gap={2} role="status" aria-label={t("agreement.loading")}>
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
      )}
      {items && <Questions {...{ items, among, questions, onShow }} />}
    </section>
  );
}

interface AgeProps {
  askedAt: Date;
  isLoading: boolean;
  onReload: () => void;
}

/** When the figures were loaded, and a button that loads them again: each time reads all responses. */
function Age({ askedAt, isLoading, onReload }: AgeProps) {
  const t = useT();
  const format = useFormat();
  return (
    <span className={styles.age}>
      <span role="status">
        {isLoading ? t("agreement.loading") : t("agreement.asOf", { moment: format.moment(askedAt) })}
      </span>
      <IconButton
        picture={RotateCcw}
        label={t("agreement.reload")}
        isDisabled={isLoading}
        onClick={onReload}
      />
    </span>
  );
}

interface QuestionsProps extends Pick<AgreementProps, "questions" | "onShow"> {
  items: readonly QuestionAgreement[];
  /** The names of the users whose responses are compared; undefined for those of all. */
  among: readonly string[] | undefined;
}

function Questions({ items, among, questions, onShow }: QuestionsProps) {
  const t = useT();
  if (items.every(({ records }) => records === 0)) return <Text tone="secondary">{t("agreement.none")}</Text>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Question
          key={item.question}
          item={item}
          question={questions.find(({ name }) => name === item.question)}
          onShow={onShow && (() => onShow(item.question, among))}
        />
      ))}
    </ul>
  );
}

interface QuestionProps {
  item: QuestionAgreement;
  question: ContractQuestion | undefined;
  onShow: (() => void) | undefined;
}

/** Of two people, each agrees with the other as far. */
const fewestCompared = 3;

function Question({ item, question, onShow }: QuestionProps) {
  const t = useT();
  const format = useFormat();
  const { records, agreeing, alpha, f1, people } = item;
  const isOfSpans = question?.settings.type === "span";
  const title = question?.title ?? item.question;
  // Lists of spans are rarely equal, and chance plays no part in them.
  const [name, figure] = isOfSpans
    ? ([t("agreement.f1"), f1] as const)
    : ([t("agreement.alpha"), alpha] as const);
  const counts = { agreeing: format.number(agreeing), total: format.number(records) };
  return (
    <li className={styles.question}>
      <span className={styles.title}>
        <bdi dir={majorityDirection(title)}>{title}</bdi>
      </span>
      <span className={styles.share}>
        {records > 0 ? format.percent(agreeing / records) : <UndefinedFigure />}
      </span>
      <span className={styles.facts}>
        <span>{records > 0 ? t("agreement.counts", counts) : t("agreement.noRecord")}</span>
        <span>
          {name} {figure === null ? <UndefinedFigure /> : format.coefficient(figure)}
        </span>
      </span>
      <span className={styles.actions}>
        {people.length >= fewestCompared && <AgreementPeople {...{ title, people, isOfSpans }} />}
        {onShow && agreeing < records && (
          <Button size="sm" aria-label={t("agreement.showOf", { title })} onClick={onShow}>
            {t("agreement.show")}
          </Button>
        )}
      </span>
    </li>
  );
}
