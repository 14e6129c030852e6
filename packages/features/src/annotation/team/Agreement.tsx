import type { Question as ContractQuestion, QuestionAgreement } from "@glossa/contract";
import {
  Banner,
  BannerRow,
  Button,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useId } from "react";
import { withDisagreementOnly } from "../filters/conditions";
import type { FilterPorts, FiltersView } from "../filters/filters-view";
import * as styles from "./Agreement.css";
import { AgreementHelp } from "./AgreementHelp";
import { type LoadAgreement, useAgreement } from "./use-agreement";

interface AgreementProps {
  onLoad: LoadAgreement;
  filters: FiltersView;
  onFilters: FilterPorts["onFilters"];
}

/** How far the responses of the team agree, per question. */
export function Agreement({ onLoad, filters, onFilters }: AgreementProps) {
  const t = useT();
  const titleId = useId();
  const { items, hasFailed, onRetry } = useAgreement(onLoad);
  // No question has values that can be compared.
  if (items?.length === 0) return null;
  return (
    <section className={styles.agreement} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Heading level={3} size="part" id={titleId}>
          {t("agreement.title")}
        </Heading>
        <AgreementHelp />
      </header>
      {hasFailed && (
        <Banner tone="danger">
          <BannerRow>
            <span>{t("agreement.failed")}</span>
            <Button size="sm" onClick={onRetry}>
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
      {items && <Questions items={items} filters={filters} onFilters={onFilters} />}
    </section>
  );
}

interface QuestionsProps extends Omit<AgreementProps, "onLoad"> {
  items: readonly QuestionAgreement[];
}

function Questions({ items, filters, onFilters }: QuestionsProps) {
  const t = useT();
  if (items.every(({ records }) => records === 0)) return <Text tone="secondary">{t("agreement.none")}</Text>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Question
          key={item.question}
          item={item}
          question={filters.questions.find(({ name }) => name === item.question)}
          onShow={() =>
            onFilters({ response: withDisagreementOnly(filters.filters.response, item.question) })
          }
        />
      ))}
    </ul>
  );
}

interface QuestionProps {
  item: QuestionAgreement;
  question: ContractQuestion | undefined;
  onShow: () => void;
}

function Question({ item, question, onShow }: QuestionProps) {
  const t = useT();
  const format = useFormat();
  const { records, agreeing, alpha, f1 } = item;
  const title = question?.title ?? item.question;
  // Lists of spans are rarely equal, and chance plays no part in them.
  const [name, figure] =
    question?.settings.type === "span"
      ? ([t("agreement.f1"), f1] as const)
      : ([t("agreement.alpha"), alpha] as const);
  const counts = { agreeing: format.number(agreeing), total: format.number(records) };
  return (
    <li className={styles.question}>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      <span className={styles.share}>{records > 0 ? format.percent(agreeing / records) : <Undefined />}</span>
      <span className={styles.facts}>
        <span>{records > 0 ? t("agreement.counts", counts) : t("agreement.noRecord")}</span>
        <span>
          {name} {figure === null ? <Undefined /> : format.coefficient(figure)}
        </span>
      </span>
      {agreeing < records && (
        <Button size="sm" aria-label={t("agreement.showOf", { title })} onClick={onShow}>
          {t("agreement.show")}
        </Button>
      )}
    </li>
  );
}

/** The sign for a figure that cannot be computed. */
function Undefined() {
  const t = useT();
  return (
    <>
      <span aria-hidden>{"—"}</span>
      <VisuallyHidden>{t("agreement.undefined")}</VisuallyHidden>
    </>
  );
}
