import {
  Button,
  Check,
  CircleAlert,
  CircleDot,
  CloudOff,
  Icon,
  Spinner,
  TriangleAlert,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import { useNameOfAction } from "../../shell/use-name-of-action";
import type { SaveState } from "../view-model";
import * as styles from "./SaveBadge.css";

const pictures = {
  unsaved: CircleDot,
  saved: Check,
  waiting: CloudOff,
  signIn: CircleAlert,
  refused: TriangleAlert,
  conflict: TriangleAlert,
} as const;

interface SaveBadgeProps {
  /** Where the response to the record on screen is. */
  state: SaveState;
  /** Called to sign in again, if a response waits for that. */
  onSignIn: () => void;
  /** Retries at once to send waiting responses, or those on which the server failed. */
  onTryNow: () => void;
  /** Shows both responses of a conflict. */
  onCompare: () => void;
  /**
   * Does not announce changes.
   *
   * @default false
   */
  isQuiet?: boolean;
  /** The name of the record, where there are several. */
  of?: string | undefined;
}

/** The short text on the record that shows the save state of its response. */
export function SaveBadge(props: SaveBadgeProps) {
  const { state, onSignIn, onTryNow, onCompare, isQuiet = false, of } = props;
  const words = useWords(state);
  const t = useT();
  const nameOf = useNameOfAction(of);
  const seconds = useSecondsUntil(state.kind === "waiting" ? state.nextTryAt : undefined);
  const actions = { signIn: onSignIn, tryNow: onTryNow, tryAgain: onTryNow, compare: onCompare };
  const action = actionFor(state);
  const label = action && t(action === "signIn" ? "saving.signInAction" : `saving.${action}`);
  const isTryingAgain = useIsTryingAgain(state.kind);
  const isOld = useWasGiven(state.kind);
  return (
    <span className={styles.badge} data-kind={state.kind} data-testid="save-state">
      <span
        className={styles.words}
        role={isQuiet ? undefined : "status"}
        aria-live={isQuiet || isTryingAgain || isOld ? "off" : "polite"}
      >
        {state.kind === "saving" && <Spinner />}
        {state.kind !== "saving" && state.kind !== "none" && (
          <Icon picture={pictures[state.kind]} size={14} />
        )}
        {words}
      </span>
      {/* Hidden from screen readers, which would announce it every second. */}
      {seconds !== undefined && <span aria-hidden="true">{t("saving.nextTry", { count: seconds })}</span>}
      {action && label && (
        <span className={styles.action}>
          <Button size="sm" onClick={actions[action]} aria-label={of && nameOf(label)}>
            {label}
          </Button>
        </span>
      )}
    </span>
  );
}

/** Returns whether the response was given before the record was shown, and is being saved or saved: that is no news. */
function useWasGiven(kind: SaveState["kind"]): boolean {
  const isSafe = kind === "saved" || kind === "saving";
  const [wasGiven, setWasGiven] = useState(isSafe);
  if (wasGiven && !isSafe) setWasGiven(false);
  return wasGiven;
}

/** Returns the action that the user can take in a save state. */
function actionFor(state: SaveState) {
  switch (state.kind) {
    case "signIn":
      return "signIn";
    case "waiting":
      return "tryNow";
    case "refused":
      return state.isFault ? "tryAgain" : undefined;
    case "conflict":
      return "compare";
    default:
      return undefined;
  }
}

function useWords(state: SaveState): string {
  const t = useT();
  switch (state.kind) {
    case "none":
      return "";
    case "refused":
      return t(state.isFault ? "saving.refusedFault" : "saving.refusedReason", { reason: state.reason });
    case "waiting":
      return t(state.why ? `saving.waitingFor.${state.why}` : "saving.waiting");
    default:
      return t(`saving.${state.kind}`);
  }
}

/** Whether this is a further attempt after a failed one: always visible, but the outage is announced once. */
function useIsTryingAgain(kind: SaveState["kind"]): boolean {
  const [last, setLast] = useState({ kind, isAgain: false });
  if (last.kind === kind) return last.isAgain;
  const isPart = kind === "saving" || kind === "waiting";
  const now = { kind, isAgain: isPart && (last.isAgain || last.kind === "waiting") };
  setLast(now);
  return now.isAgain;
}

function useSecondsUntil(moment: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === undefined) return;
    // The clock of the computer may be set while this counts.
    const start = Date.now() - performance.now();
    const count = () => setNow(start + performance.now());
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}
