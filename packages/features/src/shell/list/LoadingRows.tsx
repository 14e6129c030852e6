import { Skeleton, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";

const ROWS = 5;

/** Stands for a list that loads. */
export function LoadingRows() {
  const t = useT();
  return (
    <div role="status" aria-label={t("app.loading")}>
      <Stack gap={4}>
        {Array.from({ length: ROWS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <Skeleton key={place} height="2.5rem" />
        ))}
      </Stack>
    </div>
  );
}
