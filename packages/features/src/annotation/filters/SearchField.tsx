import type { Field } from "@glossa/contract";
import {
  Button,
  ChevronDown,
  DropdownMenu,
  IconButton,
  MenuRadioGroup,
  Search,
  TextField,
  X,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useState } from "react";
import { useKeyHint } from "../keys/key-hints";
import * as styles from "./Filters.css";
import type { SearchView } from "./filters-view";
import { SearchHelp } from "./SearchHelp";

/** The field name that means all of them. */
const everyField = "all";

interface SearchFieldProps {
  search: SearchView;
  fields: readonly Field[];
  onSearch: (search: SearchView) => void;
}

/** Searches the records: in all fields or, if there are several, in one. Enter and the button apply the text. */
export function SearchField({ search, fields, onSearch }: SearchFieldProps) {
  const t = useT();
  const hint = useKeyHint()("onFocusSearch");
  // What is typed belongs to the search on screen: another one, from the address, replaces it.
  const [typed, setTyped] = useState<{ of: SearchView; text: string }>();
  const [chosen, setChosen] = useState<{ of: SearchView; field: string }>();
  const text = typed?.of === search ? typed.text : search.text;
  const field = chosen?.of === search ? chosen.field : search.field;
  const apply = (next: SearchView) => {
    const asked = { ...next, text: next.text.trim() };
    setTyped({ of: search, text: asked.text });
    const isSame = asked.text === search.text && (asked.text === "" || asked.field === search.field);
    if (!isSame) onSearch(asked);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({ text, field });
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <TextField
          data-records-search=""
          inputMode="search"
          label={t("search.label")}
          isLabelHidden
          placeholder={t("search.label")}
          enterKeyHint="search"
          value={text}
          onChange={(next) => setTyped({ of: search, text: next })}
          start={<IconButton type="submit" picture={Search} label={t("search.go")} />}
          {...(hint && { "aria-keyshortcuts": String(hint) })}
          end={
            <>
              <SearchHelp />
              {text !== "" && (
                <IconButton
                  picture={X}
                  label={t("search.clear")}
                  onClick={() => {
                    apply({ text: "", field: everyField });
                    focusSearch();
                  }}
                />
              )}
              {fields.length > 1 && (
                <Scope
                  fields={fields}
                  field={field}
                  onField={(next) => {
                    setChosen({ of: search, field: next });
                    if (search.text !== "" || text.trim() !== "") apply({ text, field: next });
                  }}
                />
              )}
            </>
          }
        />
      </form>
    </search>
  );
}

interface ScopeProps {
  fields: readonly Field[];
  field: string;
  onField: (field: string) => void;
}

/** Chooses the field that is searched. */
function Scope({ fields, field, onField }: ScopeProps) {
  const t = useT();
  const choices = [
    { value: everyField, label: t("search.allFields") },
    ...fields.map(({ name, title }) => ({ value: name, label: title })),
  ];
  const label = choices.find(({ value }) => value === field)?.label ?? field;
  return (
    <span className={styles.scope}>
      <DropdownMenu
        align="end"
        trigger={
          <Button tone="ghost" size="sm" iconEnd={ChevronDown} aria-label={`${t("search.scope")}: ${label}`}>
            <bdi className={styles.scopeName}>{label}</bdi>
          </Button>
        }
      >
        <MenuRadioGroup label={t("search.scope")} choices={choices} value={field} onChange={onField} />
      </DropdownMenu>
    </span>
  );
}

/** Moves the focus to the search, for a command. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>("[data-records-search]");
  field?.focus();
  field?.select();
}
