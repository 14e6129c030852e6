import { FilterSection, TextField } from "@glossa/design-system";
import { type ReactNode, useId, useState } from "react";
import * as styles from "./Filters.css";

/** A section that can be found by its title. */
export interface SectionView {
  name: string;
  title: string;
  /** What is set in it, in short. */
  badge: string | undefined;
  content: ReactNode;
}

interface SectionsProps {
  sections: readonly SectionView[];
  words: { search: string; noneFound: string };
}

/** From this number of sections on, they can be searched. */
const SEARCHED_FROM = 4;

/** The sections of a filter; the first one and those in use are open. */
export function Sections({ sections, words }: SectionsProps) {
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLocaleLowerCase();
  const found = sections.filter(({ title, name }) => `${title} ${name}`.toLocaleLowerCase().includes(wanted));
  const id = useId();
  const isSet = sections.some(({ badge }) => badge !== undefined);
  return (
    <>
      {sections.length >= SEARCHED_FROM && (
        <div className={styles.sectionSearch}>
          <TextField
            type="search"
            size="sm"
            label={words.search}
            isLabelHidden
            placeholder={words.search}
            value={query}
            onChange={setQuery}
            aria-controls={id}
          />
        </div>
      )}
      <div id={id}>
        {found.length === 0 && (
          <p className={styles.note} role="status">
            {words.noneFound}
          </p>
        )}
        {found.map(({ name, title, badge, content }) => (
          <FilterSection
            key={name}
            title={title}
            badge={badge}
            isInitiallyOpen={badge !== undefined || (!isSet && sections[0]?.name === name)}
          >
            {content}
          </FilterSection>
        ))}
      </div>
    </>
  );
}
