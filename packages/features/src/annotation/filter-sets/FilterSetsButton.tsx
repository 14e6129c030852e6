import { Bookmark, IconButton, Popover } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { FilterSets } from "./FilterSets";
import type { FilterSetPorts, FilterSetsView } from "./filter-sets-view";

interface FilterSetsButtonProps {
  view: FilterSetsView;
  ports: FilterSetPorts;
}

/** In the bar of a wide screen: the saved filters behind a button. */
export function FilterSetsButton({ view, ports }: FilterSetsButtonProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={t("filterSets.title")}
      fit="sections"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) ports.onOpen();
        setIsOpen(open);
      }}
      trigger={<IconButton picture={Bookmark} size="md" label={t("filterSets.title")} />}
    >
      <FilterSets view={view} ports={ports} onApplied={() => setIsOpen(false)} />
    </Popover>
  );
}
