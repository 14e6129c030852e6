import { OfflineButton } from "@glossa/features/offline";
import { useNow } from "@glossa/features/shell";
import type { AnnotationData } from "../use-annotation";
import { useOfflineHere } from "./use-offline";

interface OfflineToolsProps {
  data: Pick<AnnotationData, "dataset" | "fields">;
  userId: string;
  onOpenRecord: (recordId: string) => void;
  nameOf: (recordId: string) => string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The offline copy of the dataset on screen. */
export function OfflineTools(props: OfflineToolsProps) {
  const { data, userId, onOpenRecord, nameOf, isOpen, onOpen } = props;
  const { view, ports } = useOfflineHere(data, userId, { onOpenRecord, nameOf });
  return <OfflineButton view={view} ports={ports} now={useNow()} isOpen={isOpen} onOpen={onOpen} />;
}
