import { loadPage } from "@glossa/features/shell";
import { createBrowserRouter, redirect } from "react-router-dom";
import { RequireSignIn } from "./RequireSignIn";
import { RouteError } from "./routes/error";

const importAnnotation = () => import("./routes/annotate");

/** All addresses of the app. */
export const router = createBrowserRouter([
  {
    errorElement: <RouteError />,
    // The first page loads in a blink; an empty frame is calmer than a spinner that only flashes.
    HydrateFallback: () => null,
    children: [
      // Providers and bookmarks know the form under this name, too; what stands in the address goes along.
      { path: "/login", loader: ({ request }) => redirect(`/sign-in${new URL(request.url).search}`) },
      { path: "/sign-in", lazy: () => loadPage(() => import("./routes/sign-in")) },
      {
        element: <RequireSignIn />,
        children: [
          {
            path: "/",
            lazy: () => {
              const home = loadPage(() => import("./routes/home"));
              // Where people go from there must not queue behind all that the list asks a slow server for.
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
          { path: "/share-your-progress", lazy: () => loadPage(() => import("./routes/share")) },
          { path: "*", lazy: () => loadPage(() => import("./routes/not-found")) },
        ],
      },
    ],
  },
]);
