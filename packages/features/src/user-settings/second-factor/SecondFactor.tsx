import { Button, Skeleton } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useState } from "react";
import * as styles from "../credentials/CredentialList.css";
import type { SecondFactorPorts, SecondFactorView } from "../view-model";
import { SecondFactorDialog, type SecondFactorTask } from "./SecondFactorDialog";

/** Whether the second factor is on, and what can be done about it. */
export function SecondFactor(ports: SecondFactorPorts) {
  const { secondFactor, onRetry } = ports;
  const t = useT();
  const [task, setTask] = useState<SecondFactorTask>();
  return (
    <>
      {onRetry ? (
        <div className={styles.failure} role="alert">
          {t("userSettings.secondFactor.failed")}
          <Button onClick={onRetry}>{t("app.retry")}</Button>
        </div>
      ) : !secondFactor ? (
        <span role="status" aria-label={t("app.loading")}>
          <Skeleton width="9rem" height="1.5rem" />
        </span>
      ) : (
        <>
          <State {...secondFactor} />
          <div className={styles.foot}>
            {secondFactor.since === null ? (
              <Button onClick={() => setTask("on")}>{t("userSettings.secondFactor.switchOn")}</Button>
            ) : (
              <>
                <Button onClick={() => setTask("codes")}>{t("userSettings.secondFactor.newCodes")}</Button>
                <Button tone="danger-quiet" onClick={() => setTask("off")}>
                  {t("userSettings.secondFactor.switchOff")}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {/* Stays while the state changes behind it: it still shows the recovery codes. */}
      <SecondFactorDialog {...ports} task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

function State({ since, recoveryCodesLeft: count }: SecondFactorView) {
  const t = useT();
  const { moment } = useFormat();
  if (since === null) return t("userSettings.secondFactor.off");
  return (
    <>
      {t("userSettings.secondFactor.on", { moment: moment(since) })}
      <div className={styles.details}>
        {count === 0
          ? t("userSettings.secondFactor.noCodesLeft")
          : t("userSettings.secondFactor.codesLeft", { count })}
      </div>
    </>
  );
}
