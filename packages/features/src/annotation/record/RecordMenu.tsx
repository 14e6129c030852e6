import type { Field } from "@glossa/contract";
import {
  CodeXml,
  Columns2,
  Copy,
  copyToClipboard,
  DropdownMenu,
  Ellipsis,
  Eye,
  EyeOff,
  HistoryPicture,
  IconButton,
  Info,
  LinkPicture,
  MenuItem,
} from "@glossa/design-system";
import { recordText } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { use, useState } from "react";
import { usePageAction } from "../../shell/pages/page-actions";
import { useNameOfAction } from "../../shell/use-name-of-action";
import { CompareDialog } from "../compare/CompareDialog";
import { HistoryDialog } from "../history/HistoryDialog";
import { SimilarityContext } from "../similarity/similarity-context";
import type { AnnotationPorts, RecordView } from "../view-model";
import { RecordDetails } from "./RecordDetails";
import { RecordJson } from "./RecordJson";
import * as styles from "./RecordMenu.css";

interface RecordMenuProps {
  record: RecordView;
  fields: readonly Field[];
  ports: Pick<AnnotationPorts, "loadHistory" | "onCopyRecordLink" | "onShowTeamAnswers">;
  /** Whether the answers of others are shown; undefined where that is not offered. */
  areTeamAnswersShown?: boolean | undefined;
  /** Whether the palette offers the history of its responses. */
  isCurrent: boolean;
  /** The name of the record, where there are several. */
  of?: string | undefined;
}

/** The further actions for a record: show all its information and the history of its responses, copy it. */
export function RecordMenu({ record, fields, ports, isCurrent, of, areTeamAnswersShown }: RecordMenuProps) {
  const { loadHistory, onCopyRecordLink } = ports;
  const t = useT();
  const nameOf = useNameOfAction(of);
  const [opened, setOpened] = useState<"details" | "json" | "compare" | "history">();
  const [copiedId, setCopiedId] = useState<string>();
  const { search, reference: first } = use(SimilarityContext)?.view ?? {};
  // Of several references, none is the one to compare with.
  const reference = search?.moreRecordIds ? undefined : first;
  const isComparable = reference !== undefined && reference.id !== record.id;
  const close = () => setOpened(undefined);
  useHistoryAction(isCurrent, loadHistory, () => setOpened("history"));
  const others = useOthersAction(areTeamAnswersShown, ports.onShowTeamAnswers);
  const copy = async () => {
    if (await copyToClipboard(recordText(fields, record.fields))) setCopiedId(record.id);
  };
  return (
    <>
      <span role="status" className={styles.copied}>
        {copiedId === record.id && t("app.copied")}
      </span>
      <span className={styles.opener}>
        <DropdownMenu
          align="end"
          trigger={
            <IconButton
              picture={Ellipsis}
              label={nameOf(t("fields.recordMenu"))}
              tooltip={t("fields.recordMenu")}
            />
          }
        >
          <MenuItem icon={Info} onSelect={() => setOpened("details")}>
            {t("fields.viewMetadata")}
          </MenuItem>
          {record.stored && (
            <MenuItem icon={CodeXml} onSelect={() => setOpened("json")}>
              {t("fields.viewJson")}
            </MenuItem>
          )}
          {isComparable && (
            <MenuItem icon={Columns2} onSelect={() => setOpened("compare")}>
              {t("compare.withReference")}
            </MenuItem>
          )}
          {loadHistory && (
            <MenuItem icon={HistoryPicture} onSelect={() => setOpened("history")}>
              {t("history.open")}
            </MenuItem>
          )}
          <OthersItem action={others} />
          {onCopyRecordLink && (
            <MenuItem icon={LinkPicture} onSelect={() => onCopyRecordLink(record.id)}>
              {t("fields.copyRecordLink")}
            </MenuItem>
          )}
          <MenuItem icon={Copy} onSelect={() => void copy()}>
            {t("fields.copyRecord")}
          </MenuItem>
        </DropdownMenu>
      </span>
      {opened === "details" && <RecordDetails record={record} isOpen onClose={close} />}
      {opened === "compare" && isComparable && (
        <CompareDialog fields={fields} records={[reference, record]} onClose={close} />
      )}
      {opened === "history" && loadHistory && (
        <HistoryDialog recordId={record.id} onLoad={loadHistory} onClose={close} />
      )}
      {opened === "json" && <RecordJson stored={record.stored} isOpen onClose={close} />}
    </>
  );
}

/** The palette opens the history, too, of the record that its other commands concern. */
function useHistoryAction(isCurrent: boolean, load: AnnotationPorts["loadHistory"], run: () => void): void {
  const t = useT();
  const isOffered = isCurrent && load !== undefined;
  usePageAction("history", isOffered ? { label: t("history.open"), isOfPart: true, run } : undefined);
}

function OthersItem({ action }: { action: ReturnType<typeof useOthersAction> }) {
  if (!action) return null;
  return (
    <MenuItem icon={action.icon} onSelect={action.run}>
      {action.label}
    </MenuItem>
  );
}

/** The action that shows the answers of others or hides them, which the palette offers, too; undefined where there is none. */
function useOthersAction(areShown: boolean | undefined, onShow: AnnotationPorts["onShowTeamAnswers"]) {
  const t = useT();
  const action =
    areShown === undefined || !onShow
      ? undefined
      : {
          label: t(areShown ? "team.hideAnswers" : "team.showAnswers"),
          icon: areShown ? EyeOff : Eye,
          isOfPart: true,
          run: () => onShow(!areShown),
        };
  usePageAction("others", action);
  return action;
}
