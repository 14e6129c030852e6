import { type RefObject, useLayoutEffect, useState } from "react";

type Corner = "usual" | "other";

const other = { usual: "other", other: "usual" } as const;
const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** How much it counts that a control is hidden. */
const weight = { focused: 100, action: 10, other: 1 };

/**
 * Returns where notices are: in their usual corner, or in the other one if they hide less there. The focused element
 * counts most (WCAG 2.4.11), then the actions of an open dialog and its other controls. They move only when a notice or
 * the focus comes, and are in the usual corner again once all are gone.
 */
export function useCorner(region: RefObject<HTMLElement | null>, count: number): Corner {
  const [corner, setCorner] = useState<Corner>("usual");
  useLayoutEffect(() => {
    if (count === 0) return setCorner("usual");
    const look = () => {
      if (region.current) setCorner((now) => betterCorner(region.current, now));
    };
    // After the browser has scrolled to the element.
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    document.addEventListener("focusin", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", lookSoon);
    };
  }, [region, count]);
  return corner;
}

/** The corner in which the notices hide less; the present one if it makes no difference. */
function betterCorner(notices: HTMLElement | null, now: Corner): Corner {
  const { activeElement: focused } = document;
  if (!notices || notices.contains(focused)) return now;
  const modal = [...document.querySelectorAll("[data-modal]")].at(-1);
  const inModal = [...(modal?.querySelectorAll(controls) ?? [])];
  const hiddenIn = (corner: Corner) => {
    const place = placeIn(notices, corner, now);
    const hides = (element: Element) => isHidden(element.getBoundingClientRect(), place);
    const ofFocus = focused && focused !== document.body && hides(focused) ? weight.focused : 0;
    return inModal.filter(hides).reduce((sum, each) => sum + weightOf(each), ofFocus);
  };
  const hiddenNow = hiddenIn(now);
  return hiddenNow > 0 && hiddenIn(other[now]) < hiddenNow ? other[now] : now;
}

function weightOf(control: Element): number {
  return control.closest("[data-actions]") ? weight.action : weight.other;
}

/** Where the notices are in a corner: they are put there for the measurement, which is over before anything is drawn. */
function placeIn(notices: HTMLElement, corner: Corner, now: Corner): DOMRect {
  notices.dataset.corner = corner;
  const place = notices.getBoundingClientRect();
  notices.dataset.corner = now;
  return place;
}

/** Whether notices lie on an element. Of a larger one than they are, something stays visible. */
function isHidden(element: DOMRect, notices: DOMRect): boolean {
  const isBeside = element.right <= notices.left || element.left >= notices.right;
  const isAboveOrBelow = element.bottom <= notices.top || element.top >= notices.bottom;
  return !isBeside && !isAboveOrBelow && element.height <= notices.height;
}
