import { type BulkPorts, outcomeNotices } from "@glossa/features/annotation";
import { acceptedChanges, type handlersOf, offerUndo } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { translate } from "../../state/language";
import { notices } from "../../state/notices";

/** The ports of bulk mode; each action ends with notices about its result. */
export function bulkPorts(
  session: LoadedSession,
  handlers: ReturnType<typeof handlersOf>["bulk"],
): BulkPorts {
  const told = (act: () => Promise<void>) => () => void tell(session, act);
  return {
    ...handlers,
    onSubmit: told(session.bulk.submit),
    onSaveDraft: told(session.bulk.saveDraft),
    onDiscard: told(session.bulk.discard),
    onAcceptSuggestions: (action, leastScore) =>
      void tell(session, () => session.bulk.acceptSuggestions(action, leastScore)),
    acceptedChanges(leastScore) {
      const { bulk, questions, records, recordStates } = session.getState();
      const rows = bulk.selected.flatMap((id) => {
        const [record, work] = [records[id], recordStates[id]];
        return record && work ? [{ record, work }] : [];
      });
      return acceptedChanges(rows, { form: bulk.draft, questions, leastScore });
    },
  };
}

/** Acts, and shows notices about the result; what was saved can be undone as long as it is the last step. */
async function tell(session: LoadedSession, act: () => Promise<void>): Promise<void> {
  const outcome = () => session.getState().bulk.outcome;
  const before = outcome()?.serial;
  const undo = { label: translate("annotation.undo"), onAction: () => void session.undo() };
  await offerUndo(session, act, () => {
    const offers = told().filter(({ hasUndo }) => hasUndo);
    const ids = offers.map(({ tone, text }) => notices.show({ tone, text, action: undo }));
    return () => {
      for (const id of ids) notices.close(id);
    };
  });
  for (const { tone, text, hasUndo } of told()) if (!hasUndo) notices.show({ tone, text });

  function told() {
    const now = outcome();
    return now && now.serial !== before ? outcomeNotices(now, translate) : [];
  }
}
