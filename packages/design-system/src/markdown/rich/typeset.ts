// Copying a formula copies its source, not its rendered characters.
import "katex/contrib/copy-tex";
import "katex/dist/katex.min.css";
import katex from "katex";
import { isNestedTooDeep, isTooDeep } from "./depth";

// A writer's colour may be one that a theme does not show; and the frame of \fcolorbox and the shadow of \pmb would be
// attributes of style, which the policy of the page refuses.
const withoutColours = {
  "\\color": "\\@secondoftwo{#1}{}",
  "\\textcolor": "\\@secondoftwo",
  "\\colorbox": "\\@secondoftwo",
  "\\fcolorbox": "\\@secondoftwo{#1}{\\@secondoftwo{#2}{\\fbox{#3}}}",
  "\\pmb": "\\boldsymbol",
};

/**
 * Typesets a formula in an element. Returns false if it is not valid TeX, or if it contains links, pictures, classes or
 * styles of its writer. The number of macro expansions and the size of the formula are limited.
 */
export function typeset(tex: string, element: HTMLElement, isBlock: boolean): boolean {
  if (isNestedTooDeep(tex)) return false;
  try {
    const apart = document.createElement("span");
    katex.render(tex, apart, {
      displayMode: isBlock,
      trust: refuse,
      strict: "ignore",
      maxExpand: 500,
      maxSize: 20,
      // A copy each time, so that a macro defined by one formula does not affect the others.
      macros: { ...withoutColours },
    });
    if (isTooDeep(apart)) return false;
    element.replaceChildren(...apart.childNodes);
    return true;
  } catch {
    // Not TeX, too deeply nested or too long.
    element.replaceChildren();
    return false;
  }
}

/** KaTeX calls this for commands that affect more than the formula. */
function refuse(): never {
  throw new Error(
    "A formula may not contain links, pictures, classes or styles, so this one is shown as its source.",
  );
}
