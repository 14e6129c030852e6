import { AnnotationSkeleton } from "@glossa/features/annotation";
import { useAccount } from "../account/use-account";
import { useLayout } from "./use-layout";

/** The annotation page while its dataset loads. */
export function LoadingDataset() {
  const { account } = useAccount();
  return <AnnotationSkeleton account={account} {...useLayout()} />;
}
