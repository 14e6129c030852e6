import {
  DropdownMenu,
  Ellipsis,
  IconButton,
  Keyboard,
  LinkPicture,
  MenuItem,
  Plane,
  Redo2,
  Undo2,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { usePageActions } from "../../shell/pages/page-actions";
import type { AnnotationPorts, AnnotationView } from "../view-model";

interface DatasetMenuProps
  extends Pick<AnnotationPorts, "onCopyLink" | "onWorkOffline" | "onUndo" | "onRedo"> {
  steps: AnnotationView["steps"];
  /** Opens the list of shortcuts: a zoomed page with a keyboard is as narrow as a phone. */
  onHelp: () => void;
}

/** The actions for a dataset in one menu: on a phone, their buttons would leave no room for its name. */
export function DatasetMenu(ports: DatasetMenuProps) {
  const t = useT();
  return (
    <DropdownMenu align="end" trigger={<IconButton picture={Ellipsis} label={t("annotation.datasetMenu")} />}>
      <Items {...ports} />
    </DropdownMenu>
  );
}

/** Rendered when the menu opens: only then is it known what the tools of the page can do. */
function Items({ onCopyLink, onWorkOffline, onHelp, onUndo, onRedo, steps }: DatasetMenuProps) {
  const t = useT();
  const actions = [...usePageActions()].filter(([, { isOfPart }]) => !isOfPart);
  return (
    <>
      {/* A phone has no keys, and a notice offers to undo the last step only. */}
      {steps && (
        <>
          <MenuItem icon={Undo2} isDisabled={!steps.canUndo} onSelect={onUndo}>
            {t("keys.undo")}
          </MenuItem>
          <MenuItem icon={Redo2} isDisabled={!steps.canRedo} onSelect={onRedo}>
            {t("keys.redo")}
          </MenuItem>
        </>
      )}
      <MenuItem icon={LinkPicture} onSelect={onCopyLink}>
        {t("annotation.copyLink")}
      </MenuItem>
      {actions.map(([id, { label, icon, run }]) => (
        <MenuItem key={id} icon={icon} onSelect={run}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={Plane} onSelect={onWorkOffline}>
        {t("offline.open")}
      </MenuItem>
      <MenuItem icon={Keyboard} onSelect={onHelp}>
        {t("annotation.shortcuts")}
      </MenuItem>
    </>
  );
}
