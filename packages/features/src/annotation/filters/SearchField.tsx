import { IconButton, Search, Select, TextField, X } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, type Ref, useId, useRef, useState } from "react";
import * as styles from "./Filters.css";
import type { FiltersView } from "./filters-view";
import { SearchHelp } from "./SearchHelp";

const allFields = "all";
/** The server refuses longer texts. */
const longestSearch = 2000;

interface SearchFieldProps {
  /** The form, to apply what is typed by `requestSubmit`. */
  formRef?: Ref<HTMLFormElement> | undefined;
  /** Whether the server finds the words that contain a part. */
  canSearchParts?: boolean | undefined;
  search: FiltersView["search"];
  fields: FiltersView["fields"];
  onSearch: (search: FiltersView["search"]) => void;
}

/** Searches the texts of records: the text is applied by Enter or the button, the field at once if there is a text. */
export function SearchField({ formRef, search, fields, canSearchParts, onSearch }: SearchFieldProps) {
  const t = useT();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, field, setField, settle } = useTyped(search);
  const [needsHelp, setNeedsHelp] = useState(true);
  const type = (next: string) => {
    setText(next);
    setNeedsHelp(true);
  };
  const apply = (asked = { text: text.trim(), field }) => {
    const isOther = asked.text !== search.text || (asked.text !== "" && asked.field !== search.field);
    if (!isOther) return;
    settle(asked);
    onSearch(asked);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without results the focus stays in the field, and the help would hide what the page says about it.
    setNeedsHelp(false);
    apply();
  };
  const clear = () => {
    type("");
    apply({ text: "", field });
    input.current?.focus();
  };
  const hasScope = fields.length > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the linter does not know the element `search` yet
    <form ref={formRef} role="search" className={styles.search} onSubmit={submit}>
      <TextField
        ref={input}
        className={hasScope ? `${styles.searchText} ${styles.besideScope}` : styles.searchText}
        label={t("filters.search")}
        isLabelHidden
        role="searchbox"
        enterKeyHint="search"
        placeholder={t("filters.search")}
        maxLength={longestSearch}
        aria-describedby={helpId}
        value={text}
        onChange={type}
        onBlur={() => setNeedsHelp(true)}
        start={<IconButton picture={Search} label={t("filters.applySearch")} onClick={() => apply()} />}
        end={text !== "" && <IconButton picture={X} label={t("filters.clearSearch")} onClick={clear} />}
        data-search-records
      />
      {hasScope && (
        <Select
          className={styles.searchScope}
          label={t("filters.scope")}
          isLabelHidden
          placeholder={t("filters.allFields")}
          options={[
            { value: allFields, label: t("filters.allFields") },
            ...fields.map(({ name, title }) => ({ value: name, label: title })),
          ]}
          value={field}
          onChange={(next) => {
            setField(next);
            if (search.text !== "") apply({ text: text.trim(), field: next });
          }}
          words={{ search: t("filters.findValue"), noneFound: t("filters.noValue") }}
        />
      )}
      <SearchHelp id={helpId} isNeeded={needsHelp} canSearchParts={canSearchParts} />
    </form>
  );
}

/** The text and the field that are being edited; another search from outside replaces them. */
function useTyped(search: FiltersView["search"]) {
  const [typed, setTyped] = useState({ of: search, ...search });
  const isSame = typed.of.text === search.text && typed.of.field === search.field;
  const { text, field } = isSame ? typed : search;
  return {
    text,
    field,
    setText: (next: string) => setTyped({ of: search, text: next, field }),
    setField: (next: string) => setTyped({ of: search, text, field: next }),
    /** Marks the typed text as applied, so that going back does not restore it. */
    settle: (asked: FiltersView["search"]) => setTyped({ of: asked, ...asked }),
  };
}
