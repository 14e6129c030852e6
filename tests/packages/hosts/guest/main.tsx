// One page in three forms: `?both`, `?host` without us, and `?ours` without the host, as the component library shows us.
import { makeI18n } from "@glossa/locales";
import { createRoot } from "react-dom/client";

const form = window.location.search.slice(1);
const hasHost = form !== "ours";
const hasOurs = form !== "host";

if (hasHost) await import("./host.css");
if (hasOurs) await import("./ours.css");
const { HostPart } = await import("./HostPart");
const { OurPart } = await import("./OurPart");
if (!hasHost) document.documentElement.classList.add("glossa");
const i18n = await makeI18n("en");

createRoot(document.getElementById("root") as HTMLElement).render(
  <>
    {hasHost && <HostPart />}
    {hasOurs && <OurPart i18n={i18n} />}
  </>,
);
