/** The part of the browser's Trusted Types that is used here; TypeScript has no types for it. */
export interface HtmlPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

/** The name by which a page's Content-Security-Policy allows the policy: `trusted-types glossa`. */
const policyName = "glossa";

let made: { policy: HtmlPolicy | undefined } | undefined;

/** The policy of this library; undefined if the browser has no Trusted Types, or the page does not allow it. */
export function htmlPolicy(): HtmlPolicy | undefined {
  made ??= { policy: makePolicy() };
  return made.policy;
}

/**
 * Marks HTML as safe, for pages that require Trusted Types. Only for HTML that an allow list has produced, or that is
 * parsed and never inserted.
 */
export function trustedHtml(html: string): string {
  return htmlPolicy()?.createHTML(html) ?? html;
}

function makePolicy(): HtmlPolicy | undefined {
  const unchanged = (text: string) => text;
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy: (name: string, policy: HtmlPolicy) => HtmlPolicy };
  };
  try {
    // Scripts are never created, so the policy makes no URL of one.
    return trustedTypes?.createPolicy(policyName, {
      createHTML: unchanged,
      createScriptURL: () => "",
    });
  } catch {
    return undefined;
  }
}
