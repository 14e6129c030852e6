import type { RefusalKind } from "../protocol";
import type { GoToMark } from "./marks";
import { tellRefused } from "./refused-once";
import type { Tell } from "./tell";

/** The kind of a refusal by the directive of the policy that caused it. */
const byDirective: Record<string, RefusalKind> = {
  "img-src": "image",
  "media-src": "media",
  "font-src": "font",
  "style-src": "style",
  "style-src-elem": "style",
  "script-src": "script",
  "script-src-elem": "script",
  "worker-src": "script",
  "connect-src": "request",
  "frame-src": "frame",
  "object-src": "object",
  "form-action": "form",
  "require-trusted-types-for": "script",
};

/** Reports what the policy and the sandbox refuse. The sandbox reports nothing, so this script refuses it first. */
export function watchRefusals(tell: Tell, goToMark: GoToMark): Refuse {
  const refuse = tellRefused(tell);
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI, originalPolicy }) => {
      // The policy is in the page and in the header, and both report violations; only the header's contains `sandbox`.
      const isToldTwice = originalPolicy.startsWith("sandbox");
      if (!isToldTwice) refuse(byDirective[effectiveDirective] ?? "other", blockedURI);
    },
  );
  window.addEventListener("error", ({ message }) => message && refuse("error", message));
  window.addEventListener("unhandledrejection", ({ reason }) => refuse("error", String(reason)));
  refuseLinks(refuse, goToMark);
  refuseForms(refuse);
  refuseWindows(refuse);
  return refuse;
}

/** Reports a refusal. */
export type Refuse = (kind: RefusalKind, detail: string) => void;

function refuseLinks(refuse: Refuse, goToMark: GoToMark): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[*|href], area[href]") : null;
    if (!link) return;
    const address = link.getAttribute("href") ?? link.getAttribute("xlink:href") ?? "";
    event.preventDefault();
    if (address.startsWith("#")) return goToMark(address);
    refuse(link.hasAttribute("download") ? "download" : "link", address);
  };
  window.addEventListener("click", onClick, true);
  window.addEventListener("auxclick", onClick, true);
}

function refuseForms(refuse: Refuse): void {
  const refuseForm = (form: HTMLFormElement) => refuse("form", form.getAttribute("action") ?? "");
  window.addEventListener("submit", (event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement) refuseForm(event.target);
    event.preventDefault();
  });
  HTMLFormElement.prototype.submit = function submit() {
    refuseForm(this);
  };
}

function refuseWindows(refuse: Refuse): void {
  window.open = (address) => {
    refuse("popup", String(address ?? ""));
    return null;
  };
  window.alert = (message) => refuse("dialog", String(message ?? ""));
  window.confirm = (message) => {
    refuse("dialog", message ?? "");
    return false;
  };
  window.prompt = (message) => {
    refuse("dialog", message ?? "");
    return null;
  };
  window.print = () => refuse("dialog", "");
}
