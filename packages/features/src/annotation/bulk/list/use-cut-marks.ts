import { type RefCallback, useCallback } from "react";

/**
 * Marks the children of an element whose content is cut off at their height, with a title that says how to see the rest.
 * Without a layout to measure, nothing is marked.
 */
export function useCutMarks(title: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === "undefined") return;
      const fields = [...element.children].filter((child) => child instanceof HTMLElement);
      const observer = new ResizeObserver(() => {
        // Measured first and marked then, so that the page is laid out once.
        const cut = fields.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
        for (const field of fields) mark(field, cut.includes(field) ? title : undefined);
      });
      for (const field of fields) {
        observer.observe(field);
        // What arrives later, such as a picture, changes the height of the content alone.
        if (field.lastElementChild) observer.observe(field.lastElementChild);
      }
      return () => observer.disconnect();
    },
    [title],
  );
}

function mark(field: HTMLElement, title: string | undefined): void {
  if (title === undefined) {
    delete field.dataset.cut;
    field.removeAttribute("title");
  } else {
    field.dataset.cut = "";
    field.title = title;
  }
}
