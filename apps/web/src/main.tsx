import "@glossa/themes";
import "./splash-screen.css";
import { setNonce } from "get-nonce";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { onOtherUser } from "./state/auth";
import { startLanguage } from "./state/language";

// The server creates a nonce for each page; styles that dialogs and menus add at run time need it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

// This page shows the data of the user who has opened it. What they have entered is kept for them.
onOtherUser(() => window.location.reload());

await startLanguage();
const root = document.getElementById("root");
// The first page is rendered in short steps, between which the browser sends requests and handles their replies.
if (root) startTransition(() => createRoot(root).render(<App />));
