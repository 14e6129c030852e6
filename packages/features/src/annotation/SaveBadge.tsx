import {
  Button,
  Check,
  CircleAlert,
  CloudOff,
  Icon,
  Pencil,
  Spinner,
  TriangleAlert,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import * as styles from "./SaveBadge.css";
import type { SaveState } from "./view-model";

const pictures = {
  unsaved: Pencil,
  saved: Check,
  waiting: CloudOff,
  signIn: CircleAlert,
  refused: TriangleAlert,
  conflict: TriangleAlert,
} as const;

interface SaveBadgeProps {
  state: SaveState;
  onSignIn: () => void;
  /** Shows both answers of a conflict. */
  onCompare: () => void;
}

/** The one word on the record about where its answer is. */
export function SaveBadge({ state, onSignIn, onCompare }: SaveBadgeProps) {
  const words = useWords(state);
  const t = useT();
  return (
    <span className={styles.badge} role="status" data-kind={state.kind} data-testid="save-state">
      {state.kind === "saving" && <Spinner />}
      {state.kind !== "saving" && state.kind !== "none" && <Icon picture={pictures[state.kind]} size={14} />}
      {words}
      {state.kind === "signIn" && (
        <Button size="sm" onClick={onSignIn}>
          {t("saving.signInAction")}
        </Button>
      )}
      {state.kind === "conflict" && (
        <Button size="sm" onClick={onCompare}>
          {t("saving.compare")}
        </Button>
      )}
    </span>
  );
}

function useWords(state: SaveState): string {
  const t = useT();
  const seconds = useSecondsUntil(state.kind === "waiting" ? state.nextTryAt : undefined);
  switch (state.kind) {
    case "none":
      return "";
    case "waiting":
      return seconds === undefined ? t("saving.waiting") : t("saving.waitingSeconds", { count: seconds });
    case "refused":
      return t("saving.refusedReason", { reason: state.reason });
    default:
      return t(`saving.${state.kind}`);
  }
}

function useSecondsUntil(moment: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}
