import { matchPath } from "react-router-dom";
import { annotationPath } from "../paths";

/** Loads the code of the annotation page. */
export const loadAnnotate = () => import("./annotate");

/**
 * Loads that code if a link leads to the page: called as soon as a pointer or the focus is on the link, so that the
 * click does not wait for it. If it cannot be loaded, following the link tries again.
 */
export function loadAhead(href: string): void {
  if (matchPath(annotationPath(":id"), href.replace(/[?#].*/, ""))) loadAnnotate().catch(() => {});
}
