import { Button, Link, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { ConfirmedButton } from "../shell";
import * as styles from "./Offline.css";
import type { PendingWritePlace, PendingWritePorts, PendingWriteView } from "./view-model";

interface PendingWriteListProps {
  pendingWrites: readonly PendingWriteView[];
  ports: PendingWritePorts;
  /** Opens a record of the dataset on screen. */
  onOpenRecord?: ((recordId: string) => void) | undefined;
}

/** The responses that the server has not confirmed, with what each waits for and the available actions. */
export function PendingWriteList({ pendingWrites, ports, onOpenRecord }: PendingWriteListProps) {
  const t = useT();
  if (pendingWrites.length === 0) return <Text tone="secondary">{t("offline.allSent")}</Text>;
  return (
    <>
      <ul className={styles.list}>
        {pendingWrites.map((each) => (
          <PendingWriteItem
            key={each.recordId}
            pendingWrite={each}
            ports={ports}
            onOpenRecord={onOpenRecord}
          />
        ))}
      </ul>
      <Stack direction="row" gap={2} align="center">
        <Button onClick={ports.onSendNow}>{t("offline.sendNow")}</Button>
        <Button tone="ghost" onClick={ports.onSaveFile}>
          {t("offline.saveFile")}
        </Button>
      </Stack>
    </>
  );
}

function PlaceOfWrite({ place }: { place: PendingWritePlace }) {
  const t = useT();
  if (place.kind === "here") return null;
  if (place.kind !== "dataset") return <span className={styles.place}>{t("offline.unavailable")}</span>;
  const { href, name } = place;
  return (
    <Link className={styles.place} href={href}>
      {name === undefined ? t("offline.elsewhere") : t("offline.inDataset", { name })}
    </Link>
  );
}

interface PendingWriteItemProps extends Omit<PendingWriteListProps, "pendingWrites"> {
  pendingWrite: PendingWriteView;
}

function PendingWriteItem({ pendingWrite, ports, onOpenRecord }: PendingWriteItemProps) {
  const t = useT();
  const { recordId, name, place, state } = pendingWrite;
  const words =
    state.kind === "refused"
      ? t("offline.state.refused", { reason: state.reason })
      : t(`offline.state.${state.kind}`);
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.record}>
          <bdi title={name && t("offline.record", { id: recordId })}>
            {name ?? t("offline.record", { id: recordId })}
          </bdi>
          <PlaceOfWrite place={place} />
        </p>
        <Text tone="secondary" data-kind={state.kind}>
          <bdi>{words}</bdi>
        </Text>
      </div>
      <Stack direction="row" gap={2} align="center">
        {state.kind === "conflict" && (
          <>
            <Button size="sm" onClick={() => ports.onKeep(recordId, "mine")}>
              {t("conflict.keepMine")}
            </Button>
            <Button size="sm" onClick={() => ports.onKeep(recordId, "other")}>
              {t("conflict.keepOther")}
            </Button>
          </>
        )}
        {state.kind === "refused" && ports.onSendAgain && (
          <Button size="sm" onClick={() => ports.onSendAgain?.(recordId)}>
            {t("offline.sendAgain")}
          </Button>
        )}
        {state.kind === "refused" && (
          <ConfirmedButton
            title={t("offline.dropTitle")}
            description={t("offline.dropBody")}
            onConfirm={() => ports.onDrop(recordId)}
          >
            {t("offline.drop")}
          </ConfirmedButton>
        )}
        {place.kind === "here" && onOpenRecord && (
          <Button size="sm" onClick={() => onOpenRecord(recordId)}>
            {t("saving.openRecord")}
          </Button>
        )}
      </Stack>
    </li>
  );
}
