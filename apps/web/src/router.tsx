import { constants } from "@glossa/design-system/contract/constants";
import { loadPage } from "@glossa/features/shell";
import { createBrowserRouter, createPath, type LoaderFunctionArgs, Outlet, redirect } from "react-router-dom";
import { RequireSignIn } from "./account/RequireSignIn";
import { SignedIn } from "./account/SignedIn";
import { loadFont } from "./load-font";
import {
  auditPath,
  choosePasswordPath,
  hubDatasetPath,
  importPath,
  isDatasetId,
  newDatasetPath,
  peoplePath,
  userSettingsPath,
  webhookLogPath,
  webhooksPath,
  welcomePath,
  workspacesPath,
} from "./paths";
import { queryClient } from "./queries/client";
import { datasetListQuery } from "./queries/dataset-list";
import { prefetchDataset } from "./queries/datasets";
import { meQuery } from "./queries/me";
import { RouteError } from "./routes/error";
import { Component as HomePage } from "./routes/home";
import { loadAnnotate } from "./routes/load-annotate";
import { loader as finishSignIn, HydrateFallback as SigningIn } from "./routes/oauth-callback";
import { Component as SignInPage } from "./routes/sign-in";
import { useEndOfSplashScreen } from "./splash-screen";
import { storedToken } from "./state/auth";
import { usePageFocus } from "./use-page-focus";

/** Requests what every page of a signed-in user needs, while the code of the page loads. */
function prefetchShared(): null {
  if (storedToken() === null) return null;
  void queryClient.prefetchQuery(meQuery);
  // Requested before the first text is shown, whose lines would otherwise break elsewhere when the font has loaded; and
  // after the code of the app, which the font would delay.
  loadFont(constants.font.ui);
  return null;
}

/** Requests the list of datasets whenever it is opened, before the page is rendered. */
function prefetchDatasetList(): null {
  if (storedToken() !== null) void queryClient.prefetchQuery({ ...datasetListQuery, staleTime: 0 });
  return null;
}

/** Requests a dataset with its fields, questions and other settings, while the code of its page loads. */
function prefetchSettings({ params: { id = "" } }: LoaderFunctionArgs): null {
  if (storedToken() !== null && isDatasetId(id)) void prefetchDataset(id);
  return null;
}

/** Returns a function that loads the code of a page when the user opens it. */
function code<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return () => loadPage(load, openAgain);
}

/** Reloads the app at the address to which the user navigates. */
function openAgain(): void {
  const { location } = router.state.navigation;
  if (location) window.location.assign(createPath(location));
  else window.location.reload();
}

/** Any page, once its code has been loaded. */
function Root() {
  useEndOfSplashScreen();
  usePageFocus();
  return <Outlet />;
}

/** All addresses of the app. */
export const router = createBrowserRouter([
  {
    errorElement: <RouteError />,
    Component: Root,
    // The splash screen stays until the code of the page has been loaded.
    HydrateFallback: () => null,
    children: [
      // Sign-in providers and bookmarks also use this address for the form; the query string is kept.
      { path: "/login", loader: ({ request }) => redirect(`/sign-in${new URL(request.url).search}`) },
      // Another address of the home page, with the same query.
      { path: "/datasets", loader: ({ request }) => redirect(`/${new URL(request.url).search}`) },
      { path: welcomePath, lazy: code(() => import("./routes/welcome")) },
      { path: "/oauth/:provider/callback", loader: finishSignIn, HydrateFallback: SigningIn },
      { path: choosePasswordPath, lazy: code(() => import("./routes/choose-password")) },
      // Its code and that of the home page come with the first file: one file is a request less than several.
      { path: "/sign-in", Component: SignInPage },
      {
        element: <RequireSignIn />,
        children: [
          {
            loader: prefetchShared,
            shouldRevalidate: () => false,
            Component: SignedIn,
            children: [
              { path: "/", loader: prefetchDatasetList, shouldRevalidate: () => false, Component: HomePage },
              {
                path: "/dataset/:id/annotation-mode",
                loader: prefetchSettings,
                shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
                lazy: code(loadAnnotate),
              },
              {
                path: "/dataset/:id/settings",
                lazy: code(() => import("./routes/settings")),
              },
              { path: newDatasetPath, lazy: code(() => import("./routes/new-dataset")) },
              { path: importPath, lazy: code(() => import("./routes/file-dataset")) },
              { path: "/new", loader: () => redirect("/") },
              { path: "/new/*", loader: ({ params }) => redirect(hubDatasetPath(params["*"] ?? "")) },
              // Any other address with one segment is the name of a repository of the hub.
              { path: "/:repository", lazy: code(() => import("./routes/hub-dataset")) },
              { path: "/guides/:guide", lazy: code(() => import("./routes/guide")) },
              { path: userSettingsPath, lazy: code(() => import("./routes/user-settings")) },
              { path: peoplePath, lazy: code(() => import("./routes/people")) },
              { path: auditPath, lazy: code(() => import("./routes/audit")) },
              { path: webhooksPath, lazy: code(() => import("./routes/webhooks")) },
              {
                path: webhookLogPath(":webhook"),
                lazy: code(() => import("./routes/webhook-log")),
              },
              { path: workspacesPath, lazy: code(() => import("./routes/people")) },
              { path: "/share-your-progress", lazy: code(() => import("./routes/share")) },
              { path: "*", lazy: code(() => import("./routes/not-found")) },
            ],
          },
        ],
      },
    ],
  },
]);
