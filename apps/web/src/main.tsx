import "@glossa/themes";
import "./splash-screen.css";
import { constants } from "@glossa/design-system/contract/constants";
import { setNonce } from "get-nonce";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { loadFont } from "./load-font";
import { startLanguage } from "./state/language";

// The server creates a nonce for each page; styles that dialogs and menus add at run time need it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

// Requested before the first text is shown, whose lines would otherwise break elsewhere when the font has loaded; and
// after the code, which the font would delay.
loadFont(constants.font.ui);

await startLanguage();
const root = document.getElementById("root");
// The first page is rendered in short steps, between which the browser sends requests and handles their replies.
if (root) startTransition(() => createRoot(root).render(<App />));
