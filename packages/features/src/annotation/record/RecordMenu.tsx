import type { Field } from "@glossa/contract";
import {
  CodeXml,
  Copy,
  copyToClipboard,
  DropdownMenu,
  Ellipsis,
  IconButton,
  Info,
  MenuItem,
} from "@glossa/design-system";
import { recordText } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { Suspense, useState } from "react";
import { useOnDemand } from "../../frame/use-on-demand";
import type { RecordView } from "../view-model";
import * as styles from "./RecordMenu.css";

const loadDetails = async () => (await import("./RecordDetails")).RecordDetails;
const loadJson = async () => (await import("./RecordJson")).RecordJson;

/** What can be done with a record beside answering it: see all that is known of it, take it along. */
export function RecordMenu({ record, fields }: { record: RecordView; fields: readonly Field[] }) {
  const t = useT();
  const [opened, setOpened] = useState<"details" | "json">();
  const [copiedId, setCopiedId] = useState<string>();
  const Details = useOnDemand(opened === "details", loadDetails);
  const Json = useOnDemand(opened === "json", loadJson);
  const close = () => setOpened(undefined);
  const copy = async () => {
    if (await copyToClipboard(recordText(fields, record.fields))) setCopiedId(record.id);
  };
  return (
    <>
      <span role="status" className={styles.copied}>
        {copiedId === record.id && t("app.copied")}
      </span>
      <span className={styles.opener}>
        <DropdownMenu align="end" trigger={<IconButton picture={Ellipsis} label={t("fields.recordMenu")} />}>
          <MenuItem icon={Info} onSelect={() => setOpened("details")}>
            {t("fields.viewMetadata")}
          </MenuItem>
          {record.stored && (
            <MenuItem icon={CodeXml} onSelect={() => setOpened("json")}>
              {t("fields.viewJson")}
            </MenuItem>
          )}
          <MenuItem icon={Copy} onSelect={() => void copy()}>
            {t("fields.copyRecord")}
          </MenuItem>
        </DropdownMenu>
      </span>
      <Suspense>
        {Details && <Details record={record} isOpen={opened === "details"} onClose={close} />}
        {Json && <Json stored={record.stored} isOpen={opened === "json"} onClose={close} />}
      </Suspense>
    </>
  );
}
