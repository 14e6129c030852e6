import { tellError } from "../errors";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/**
 * Shows a notice while there are newer suggestions than those on screen, with an action that shows them.
 *
 * @param show shows the new suggestions
 */
export function outdatedNotice(show: () => Promise<void>): (isOutdated: boolean) => void {
  let shown: number | undefined;
  function tell(isOutdated: boolean) {
    if (shown !== undefined) notices.close(shown);
    shown = undefined;
    if (!isOutdated) return;
    const action = { label: translate("annotation.showNewSuggestions"), onAction };
    const text = translate("annotation.newSuggestions");
    shown = notices.show({ tone: "info", text, isPermanent: true, action });
  }
  async function onAction() {
    try {
      await show();
    } catch (error) {
      // The notice closes with its action.
      tell(true);
      tellError(error);
    }
  }
  return tell;
}
