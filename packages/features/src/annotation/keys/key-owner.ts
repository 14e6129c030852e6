/** The pages that listen to keys, in the order in which they were opened. */
const pages = new Set<Element>();
/** The one that the user has pressed or focused last. */
let used: Element | undefined;

/** Counts a page among those that listen to keys; returns a function that ends this. */
export function listenAs(page: Element): () => void {
  const use = () => {
    used = page;
  };
  pages.add(page);
  page.addEventListener("pointerdown", use);
  page.addEventListener("focusin", use);
  return () => {
    pages.delete(page);
    if (used === page) used = undefined;
    page.removeEventListener("pointerdown", use);
    page.removeEventListener("focusin", use);
  };
}

/**
 * Whether a key was pressed for a page: in it, or where nothing has the focus, if no other page was used since. Other keys
 * belong to the app around the page, also those that are pressed while a modal dialog of that app is open.
 */
export function isPressedFor(page: Element, target: EventTarget | null): boolean {
  const isSomewhere =
    target instanceof Node && target !== document.body && target !== document.documentElement;
  if (isSomewhere && target !== document) return page.contains(target);
  return page === (used ?? [...pages][0]) && document.querySelector("dialog:modal") === null;
}
