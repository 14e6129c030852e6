import { IconButton, X } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { ConfirmDialog } from "../../shell/ConfirmDialog";
import type { Member } from "../view-model";

interface RemoveMemberProps {
  member: Member;
  /** The name of the workspace. */
  workspace: string;
  /** Whether the member is the user. */
  isMe: boolean;
  /** Whether the user may add members. */
  canAddAgain: boolean;
  isDisabled: boolean;
  onRemove: () => void;
}

/**
 * The button that removes a member. It asks first if the user cannot undo that, or would lose access to the workspace by
 * a click beside the name of a colleague.
 */
export function RemoveMember(props: RemoveMemberProps) {
  const { member, workspace, isMe, canAddAgain, isDisabled, onRemove } = props;
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const { username } = member;
  const texts = isMe
    ? {
        title: t("people.leaveTitle", { name: workspace }),
        description: t(canAddAgain ? "people.leaveAsOwnerBody" : "people.leaveBody"),
        submit: t("people.leave"),
      }
    : {
        title: t("people.removeMemberTitle", { username, name: workspace }),
        description: t("people.removeMemberBody"),
        submit: t("people.remove"),
      };
  return (
    <>
      <IconButton
        picture={X}
        hasNativeTooltip
        label={t("people.removeMember", { username })}
        isDisabled={isDisabled}
        onClick={() => (isMe || !canAddAgain ? setIsAsking(true) : onRemove())}
      />
      <ConfirmDialog isOpen={isAsking} onClose={() => setIsAsking(false)} {...texts} onConfirm={onRemove} />
    </>
  );
}
