import { WelcomeScreen } from "@glossa/features/access";
import { LoadingPage } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { hubProvider, openProvider, providerLabel } from "../account/providers";
import { keepsForm } from "../paths";
import { providersQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";
import { useAuth } from "../state/auth";
import { translate } from "../state/language";

/** The first page of a space of the model hub: signs in with the hub, or leads to the form. */
export function Component() {
  const { isSignedIn } = useAuth();
  const { search } = useLocation();
  const navigate = useNavigate();
  const settings = useQuery(settingsQuery);
  const providers = useQuery(providersQuery);
  if (isSignedIn) return <Navigate to="/" replace />;
  if (settings.isPending || providers.isPending) return <LoadingPage label={translate("app.loading")} />;
  const space = settings.data?.huggingface;
  if (!space) return <Navigate to="/" replace />;
  const toForm = `/sign-in${search}`;
  if (!providers.data?.some(({ name }) => name === hubProvider))
    return <Navigate to={toForm} state={keepsForm} replace />;
  return (
    <WelcomeScreen
      space={space.space_title || space.space_repo_name || space.space_id}
      author={space.space_author_name ?? undefined}
      provider={providerLabel(hubProvider)}
      onProvider={() => openProvider(hubProvider)}
      onUsername={() => navigate(toForm, { state: keepsForm })}
    />
  );
}
