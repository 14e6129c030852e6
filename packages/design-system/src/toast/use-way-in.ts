import { type RefObject, useEffect } from "react";

/** The attribute of the content of a modal dialog, out of which Tab may lead to the notices. */
const openModal = "[data-modal]";
/** Dialogs and popovers. */
const openOverlay = '[role="dialog"], [role="alertdialog"]';

/**
 * Makes notices usable beside open overlays. A click in a notice and the focus in it close no dialog and no popover.
 *
 * Lets Tab lead from the end of a modal dialog to the notices: they lie above it, and a notice about what the dialog
 * could not do may have the only way on, such as "Sign in". Tab then leads back into the dialog.
 *
 * @param region contains the notices
 */
export function useWayIn(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isIn = (target: EventTarget | null) => target instanceof Node && region.current?.contains(target);
    const enter = (event: KeyboardEvent) => {
      // The dialog has just moved the focus from its last control to the first one, or the other way round.
      if (event.key !== "Tab" || !event.defaultPrevented || !document.activeElement?.closest(openModal))
        return;
      const buttons = region.current?.querySelectorAll("button") ?? [];
      (event.shiftKey ? buttons[buttons.length - 1] : buttons[0])?.focus();
    };
    let cameFrom: HTMLElement | undefined;
    // The dialog would take the focus back, and a popover would close. They listen at the document, React below it.
    const keep = (event: FocusEvent) => {
      const goal = event.type === "focusin" ? event.target : event.relatedTarget;
      const modal = document.querySelector<HTMLElement>(openModal);
      if (!isIn(goal) || !document.querySelector(openOverlay)) return;
      event.stopPropagation();
      if (event.target instanceof HTMLElement && modal?.contains(event.target)) cameFrom = event.target;
    };
    // To an overlay, a click in a notice would be one beside it.
    const spare = (event: PointerEvent) => {
      if (isIn(event.target)) event.stopPropagation();
    };
    // Tab leads from the notices into the page behind. The dialog takes the focus back only if it had it before.
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const modal = document.querySelector<HTMLElement>(openModal);
      const isOutside = target instanceof Node && !isIn(target) && !modal?.contains(target);
      if (!modal || !isOutside || !isIn(relatedTarget)) return;
      const goal = cameFrom && modal.contains(cameFrom) ? cameFrom : modal;
      goal.focus();
    };
    // Escape closes the notice, and not the dialog as well, which looks whether the key has been handled.
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && isIn(event.target)) event.preventDefault();
    };
    const page = document.documentElement;
    window.addEventListener("keydown", close, { capture: true });
    document.addEventListener("keydown", enter);
    page.addEventListener("focusin", keep);
    page.addEventListener("focusout", keep);
    page.addEventListener("focusin", leave);
    page.addEventListener("pointerdown", spare);
    return () => {
      window.removeEventListener("keydown", close, { capture: true });
      document.removeEventListener("keydown", enter);
      page.removeEventListener("focusin", keep);
      page.removeEventListener("focusout", keep);
      page.removeEventListener("focusin", leave);
      page.removeEventListener("pointerdown", spare);
    };
  }, [region]);
}
