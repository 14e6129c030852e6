import { OfflineButton } from "@glossa/features/offline";
import { useNow } from "@glossa/features/shell";
import type { AnnotationData } from "../use-annotation";
import { useOfflineCopy } from "./use-offline";

interface OfflineToolsProps {
  data: Pick<AnnotationData, "dataset" | "fields">;
  userId: string;
  onOpenRecord: (recordId: string) => void;
  nameOf: (recordId: string) => string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The button for the offline copy of the dataset on screen. */
export function OfflineTools(props: OfflineToolsProps) {
  const { data, userId, onOpenRecord, nameOf, isOpen, onOpen } = props;
  const { view, ports } = useOfflineCopy(data, userId, { onOpenRecord, nameOf });
  return <OfflineButton view={view} ports={ports} now={useNow()} isOpen={isOpen} onOpen={onOpen} />;
}
