import { useNow } from "@glossa/features/frame";
import { OfflineButton } from "@glossa/features/offline";

import type { AnnotationData } from "../use-annotation";
import { useOffline } from "./use-offline";

interface OfflineToolsProps {
  data: AnnotationData;
  userId: string;
  onOpenRecord: (recordId: string) => void;
}

/** What is on this computer of the dataset on screen. */
export function OfflineTools({ data, userId, onOpenRecord }: OfflineToolsProps) {
  const { view, ports } = useOffline(data, userId, onOpenRecord);
  return <OfflineButton view={view} ports={ports} now={useNow()} />;
}
