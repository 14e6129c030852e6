import { memo } from "react";
import { FilterBar } from "./FilterBar";
import { FilterSheet } from "./FilterSheet";
import * as styles from "./Filters.css";
import type { FilterPorts, FiltersView } from "./filters-view";
import { SearchField } from "./SearchField";
import { BadgesShown, useBadgesShown } from "./use-badges-shown";

interface FiltersProps {
  view: FiltersView;
  ports: FilterPorts;
}

/** The search field of a wide screen. */
export const WideSearch = memo(function WideSearch({ view, ports }: FiltersProps) {
  return (
    <div className={styles.wideSearch}>
      <SearchField
        search={view.search}
        fields={view.fields}
        canSearchParts={view.canSearchParts}
        onSearch={ports.onSearch}
      />
    </div>
  );
});

/** The filters: in the bar of a wide screen, in a dialog on a narrow one. */
export const Filters = memo(function Filters(props: FiltersProps) {
  const { ref, badgeRoom } = useBadgesShown(JSON.stringify(props.view.filters));
  return (
    <>
      <div ref={ref} className={styles.wide} data-wraps={badgeRoom.wraps}>
        <BadgesShown value={badgeRoom}>
          <FilterBar {...props} />
        </BadgesShown>
      </div>
      <div className={styles.narrow}>
        <FilterSheet {...props} />
      </div>
    </>
  );
});
