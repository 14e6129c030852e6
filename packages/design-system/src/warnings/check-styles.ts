import { areStylesLoaded, missingGround, missingStyles } from "./missing-styles";
import { warnOnce } from "./warn-once";

/** Milliseconds in which a page shows what it renders, and sets its theme and its ground. */
const untilThemed = 1_000;
let areStylesChecked = false;
let isAwaited = false;

/** Warns the developer of a page about styles that it lacks. Call it in development only, when something is shown. */
export function checkStyles(): void {
  if (areStylesChecked) return;
  areStylesChecked = true;
  const missing = missingStyles();
  if (missing) warnOnce(missing);
  else if (areStylesLoaded()) setTimeout(checkGround, untilThemed);
}

/**
 * Does that for components that also render on servers and so have no effects: a second after one was rendered, if the
 * page shows it then. Otherwise the next one that is rendered causes the check.
 *
 * @param className of the root of the component
 */
export function checkStylesOnceShown(className: string): void {
  if (areStylesChecked || isAwaited || typeof document === "undefined") return;
  isAwaited = true;
  setTimeout(() => {
    isAwaited = false;
    // The page of a test may be gone by now.
    if (typeof document === "undefined") return;
    if (document.getElementsByClassName(className).length > 0) checkStyles();
  }, untilThemed);
}

function checkGround() {
  if (typeof document === "undefined") return;
  const missing = missingGround();
  if (missing) warnOnce(missing);
}
