import { loadPage } from "@glossa/features/shell";
import { createBrowserRouter, redirect } from "react-router-dom";
import { userSettingsPath } from "./paths";
import { RequireSignIn } from "./RequireSignIn";
import { RouteError } from "./routes/error";

const importAnnotation = () => import("./routes/annotate");

/** All addresses of the app. */
export const router = createBrowserRouter([
  {
    errorElement: <RouteError />,
    // The first page loads so quickly that an empty frame is calmer than a spinner that flashes.
    HydrateFallback: () => null,
    children: [
      // Sign-in providers and bookmarks also use this address for the form; the query string is kept.
      { path: "/login", loader: ({ request }) => redirect(`/sign-in${new URL(request.url).search}`) },
      { path: "/sign-in", lazy: () => loadPage(() => import("./routes/sign-in")) },
      {
        element: <RequireSignIn />,
        children: [
          {
            path: "/",
            lazy: () => {
              const home = loadPage(() => import("./routes/home"));
              // Loading the next page must not queue behind all the requests that the list sends to a slow server.
              void importAnnotation().catch(() => undefined);
              return home;
            },
          },
          {
            path: "/dataset/:id/annotation-mode",
            lazy: () => loadPage(importAnnotation),
          },
          {
            path: "/dataset/:id/settings",
            lazy: () => loadPage(() => import("./routes/settings")),
          },
          { path: userSettingsPath, lazy: () => loadPage(() => import("./routes/user-settings")) },
          { path: "/share-your-progress", lazy: () => loadPage(() => import("./routes/share")) },
          { path: "*", lazy: () => loadPage(() => import("./routes/not-found")) },
        ],
      },
    ],
  },
]);
