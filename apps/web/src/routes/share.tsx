import { SharePage, sharedFrom } from "@glossa/features/share";
import { useNavigate, useSearchParams } from "react-router-dom";
import { annotationPath } from "../paths";

/** The page that a link to a user's progress opens. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const shared = sharedFrom(parameters);
  const href = shared?.datasetId && annotationPath(shared.datasetId);
  return <SharePage shared={shared} href={href} onOpen={() => href && navigate(href)} />;
}
