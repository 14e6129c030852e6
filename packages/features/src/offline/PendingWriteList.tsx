import { Button, Heading, Link, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId } from "react";
import * as styles from "./Offline.css";
import type { OfflinePorts, PendingWriteView } from "./view-model";

interface PendingWriteListProps {
  pendingWrites: readonly PendingWriteView[];
  ports: OfflinePorts;
}

/** The responses that the server has not confirmed, with what each waits for and the available actions. */
export function PendingWriteList({ pendingWrites, ports }: PendingWriteListProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.apart} aria-labelledby={id}>
      <Heading level={3} size="part" id={id}>
        {t("offline.unsent")}
      </Heading>
      {pendingWrites.length === 0 ? (
        <Text tone="secondary">{t("offline.allSent")}</Text>
      ) : (
        <>
          <ul className={styles.list}>
            {pendingWrites.map((each) => (
              <PendingWriteItem key={each.recordId} pendingWrite={each} ports={ports} />
            ))}
          </ul>
          <Stack direction="row" gap={2} align="center">
            <Button onClick={ports.onSendNow}>{t("offline.sendNow")}</Button>
          </Stack>
        </>
      )}
    </section>
  );
}

function PendingWriteItem({ pendingWrite, ports }: { pendingWrite: PendingWriteView; ports: OfflinePorts }) {
  const t = useT();
  const { recordId, name, href, state } = pendingWrite;
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
          {href !== undefined && (
            <>
              {" "}
              <Link href={href}>{t("offline.elsewhere")}</Link>
            </>
          )}
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
        {state.kind === "refused" && (
          <Button size="sm" onClick={() => ports.onDrop(recordId)}>
            {t("offline.drop")}
          </Button>
        )}
        {href === undefined && (
          <Button size="sm" onClick={() => ports.onOpenRecord(recordId)}>
            {t("saving.openRecord")}
          </Button>
        )}
      </Stack>
    </li>
  );
}
