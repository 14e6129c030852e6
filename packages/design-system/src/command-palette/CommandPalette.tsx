import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useState } from "react";
import type { IconPicture } from "../icon";
import { Kbd } from "../kbd";
import { ListBox, ListSearch, matching, useList } from "../listbox";
import { type NativeProps, rootProps } from "../native";
import { useCloseRequest, useReturnedFocus } from "../overlay";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./CommandPalette.css";

/** A command of the palette. */
export interface PaletteCommand {
  id: string;
  /** A verb with its object: "Submit", "Go to settings". */
  label: string;
  /** The caption of its group; the commands of a group are adjacent. */
  group?: string | undefined;
  icon?: IconPicture | undefined;
  /** The key that does the same. */
  keys?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface CommandPaletteProps extends NativeProps<"div", "role" | "title"> {
  /** Whether the palette is on screen; the caller keeps this. */
  isOpen: boolean;
  /** Called by Escape, by a click outside and after a command was chosen; the caller sets `isOpen` to false. */
  onClose: () => void;
  /** All commands; those that match what is typed are listed, in this order. */
  commands: readonly PaletteCommand[];
  /** Called after the palette has closed and the focus has returned. */
  onRun: (id: string) => void;
  /** Called with the text of the field, for commands that depend on it. */
  onSearch?: ((query: string) => void) | undefined;
  /** Texts of the palette. */
  words: {
    /** The name of the palette: "Commands". */
    title: string;
    /** The name of its field: "What do you want to do?" */
    search: string;
    noneFound: string;
  };
}

/**
 * Every command by its name: type a part of it, ↑ ↓ move, Enter runs, Escape leaves.
 *
 * @example
 * <CommandPalette
 *   isOpen
 *   onClose={() => undefined}
 *   commands={[{ id: "submit", label: "Submit", keys: "Enter" }]}
 *   onRun={(id) => console.info(id)}
 *   words={{ title: "Commands", search: "What do you want to do?", noneFound: "No such command" }}
 * />
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose, commands, onRun, onSearch, words, ...native } = props;
  const returning = useReturnedFocus(isOpen);
  useCloseRequest(isOpen, onClose);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            {...rootProps(native, styles.palette)}
            {...returning}
            data-modal=""
            aria-describedby={undefined}
          >
            <VisuallyHidden>
              <Radix.Title>{words.title}</Radix.Title>
            </VisuallyHidden>
            <Commands {...{ commands, onRun, onSearch, words, onClose }} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

type CommandsProps = Pick<CommandPaletteProps, "commands" | "onRun" | "onClose" | "onSearch" | "words">;

// A component of its own, so that the field is empty each time the palette opens.
function Commands({ commands, onRun, onClose, onSearch, words }: CommandsProps) {
  const [query, setQuery] = useState("");
  const options = commands.map(({ id, keys, ...command }) => ({
    ...command,
    value: id,
    note: keys && (
      <Kbd isText className={styles.keys}>
        {keys}
      </Kbd>
    ),
  }));
  const shown = matching(options, query);
  const run = (id: string) => {
    onClose();
    onRun(id);
  };
  const list = useList({ options: shown, initial: 0, onChoose: ({ value }) => run(value), isSearched: true });
  const search = (next: string) => {
    setQuery(next);
    onSearch?.(next);
  };
  return (
    <>
      <div className={styles.field}>
        <ListSearch list={list} label={words.search} size="lg" query={query} onQuery={search} />
      </div>
      <ListBox
        list={list}
        label={words.title}
        options={shown}
        isSelected={() => false}
        onChoose={run}
        mark="none"
        noneFound={words.noneFound}
      />
    </>
  );
}
