import type { HubRow } from "@glossa/contract/hub";
import {
  Badge,
  EmptyState,
  ExternalLink,
  Icon,
  Inbox,
  Skeleton,
  Text,
  VisuallyHidden,
} from "@glossa/design-system";
import { FieldView } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { answeredField } from "@glossa/question-types";
import { questionToSend } from "@glossa/question-types/settings";
import { ScrollPageTitle } from "../../shell";
import { LiveQuestion } from "../parts/LiveQuestion";
import { fieldSettingsOf } from "./column-uses";
import * as styles from "./HubPreview.css";
import { chosenSubset, type HubDraft, type HubQuestion, shortName } from "./hub-draft";
import { MarkedField } from "./MarkedField";
import { shownSuggestion } from "./shown-suggestion";
import { mappedFields, toNewDataset } from "./to-new-dataset";
import type { HubData, HubDatasetScreenProps } from "./view-model";

type PreviewPaneProps = Pick<HubDatasetScreenProps, "repository" | "data"> & {
  draft: HubDraft;
  /** The address of the page of the repository; files have none. */
  href?: string;
};

/** The first record with its questions, as annotators will see them. */
export function PreviewPane({ repository, href, data, draft }: PreviewPaneProps) {
  const t = useT();
  const { questions } = toNewDataset(draft, data.facts);
  const { columns, questions: drafted } = chosenSubset(draft);
  const [first] = data.rows;
  return (
    <div className={styles.preview}>
      <header className={styles.head}>
        <ScrollPageTitle>{shortName(repository)}</ScrollPageTitle>
        <Badge look="accent">{t("hub.preview")}</Badge>
        {href !== undefined && (
          <a
            className={styles.source}
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t("hub.page", { repository })}
          >
            <bdi>{repository}</bdi>
            <Icon picture={ExternalLink} />
          </a>
        )}
      </header>
      <div className={styles.record}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
        <section className={styles.fields} aria-label={t("hub.firstRecord")} tabIndex={0}>
          <Text tone="secondary" size="sm">
            {t("hub.firstRecord")}
          </Text>
          <Fields load={data.load} row={first} columns={columns} questions={drafted} />
        </section>
        <section className={styles.questions} aria-label={t("hub.questionsShown")}>
          <VisuallyHidden>
            <h2>{t("hub.questionsShown")}</h2>
          </VisuallyHidden>
          {questions.map((question, place) => {
            const suggestion = shownSuggestion(drafted[place], first);
            return (
              <LiveQuestion
                // Remounts for another suggestion or type, so that the answer is reset.
                key={`${question.key} ${question.settings.type} ${JSON.stringify(suggestion)}`}
                question={questionToSend(question)}
                suggestion={suggestion}
                isFilledIn
              />
            );
          })}
        </section>
      </div>
    </div>
  );
}

interface FieldsProps {
  load: HubData["load"];
  row: HubRow | undefined;
  columns: Parameters<typeof mappedFields>[0];
  questions: readonly HubQuestion[];
}

function Fields({ load, row, columns, questions }: FieldsProps) {
  const t = useT();
  if (load === "loading")
    return (
      <div className={styles.loading} role="status" aria-label={t("hub.loadingRows")}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  if (!row)
    return (
      <EmptyState icon={Inbox} title={t("hub.noRows")}>
        {t("hub.noRowsBody")}
      </EmptyState>
    );
  const fields = mappedFields(columns);
  if (fields.length === 0) return <Text tone="secondary">{t("hub.noFieldsShown")}</Text>;
  return fields.map(({ name, use, title }) => {
    const cell = Object.hasOwn(row, name) ? row[name] : undefined;
    const isCut = cell?.isTruncated === true;
    // A truncated chat is not valid JSON, so it is shown as text.
    const settings = isCut ? fieldSettingsOf("text") : fieldSettingsOf(use);
    const question = questions.find((one) => answeredField(one.settings) === name);
    if (question && !isCut && typeof cell?.value === "string") {
      const suggestion = shownSuggestion(question, row);
      const key = `${name} ${JSON.stringify([question.settings, suggestion])}`;
      const marked = { text: cell.value, settings: question.settings, suggestion };
      return <MarkedField key={key} title={title} {...marked} />;
    }
    return (
      <div key={name}>
        <FieldView
          field={{ title, settings }}
          value={(isCut ? cell.text : cell?.value) as string | null | undefined}
        />
        {isCut && (
          <Text tone="secondary" size="sm">
            {t("hub.cut")}
          </Text>
        )}
      </div>
    );
  });
}
