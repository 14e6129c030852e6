import "@glossa/themes";
import { loadLayers } from "@glossa/design-system";
import { setNonce } from "get-nonce";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { startLanguage } from "./state/language";

// The server makes a nonce per page; styles that dialogs and menus add at run time need it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

const REST_MS = 10_000;

await startLanguage();
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);

// Dialogs and menus come with the first that is opened, or once the page has come to rest: then without a network, too.
setTimeout(() => void loadLayers(), REST_MS);
