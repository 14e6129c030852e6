import { Button, CircleAlert, Icon, IconButton, Kbd, RotateCcw } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useState } from "react";
import { type Command, type CommandId, commands } from "../commands";
import { keymapOf, keysWith } from "../keymap";
import type { ShortcutPreferences } from "../shortcut-preferences";
import { useChord } from "../use-chord";
import { type Refusal, refusalOf } from "./refusal";
import * as styles from "./ShortcutDialog.css";
import { useKeyRecorder } from "./use-key-recorder";

interface ShortcutChangesOptions {
  shortcutPreferences: ShortcutPreferences;
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
  isMac: boolean;
}

/** The commands with their keys, and what changes them; one key is recorded at a time, whatever list shows its command. */
export function useShortcutChanges(options: ShortcutChangesOptions) {
  const { shortcutPreferences, onShortcutPreferences, isMac } = options;
  const [refused, setRefused] = useState<{ id: CommandId; key: string; why: Refusal }>();
  const all = keymapOf({ ...shortcutPreferences, hasSingleKeys: true });
  const give = (id: CommandId, keys: readonly string[]) =>
    onShortcutPreferences({ keys: { ...shortcutPreferences.keys, [id]: keys } });
  const { recording, setRecording } = useKeyRecorder(isMac, (id, key) => {
    const why = refusalOf(shortcutPreferences, id, key);
    setRefused(why && { id, key, why });
    const command = all.find((each) => each.id === id);
    if (!why && command) give(id, keysWith(command, key));
  });
  return {
    ...{ all, isMac, refused, recording, give },
    record: (id: CommandId | undefined) => {
      setRefused(undefined);
      setRecording(id);
    },
  };
}

interface ShortcutRowsProps {
  commands: readonly Command[];
  changes: ReturnType<typeof useShortcutChanges>;
}

/** Commands with their keys, each of which can be changed here. */
export function ShortcutRows({ commands: listed, changes }: ShortcutRowsProps) {
  const { isMac, refused, recording, give, record } = changes;
  const t = useT();
  const chord = useChord(isMac);
  const reasonOf = ({ key, why }: { key: string; why: Refusal }) =>
    why.kind === "taken"
      ? t("keys.taken", { key: chord(key), command: t(why.by.labelKey as "keys.submit") })
      : t("keys.reserved", { key: chord(key) });
  return (
    <dl className={styles.rows}>
      {listed.map((command) => {
        const usual = commands.find(({ id }) => id === command.id)?.keys ?? [];
        const isUsual = usual.join() === command.keys.join();
        return (
          <Row
            key={command.id}
            command={command}
            keys={command.keys.map(chord)}
            isRecording={recording === command.id}
            notice={
              refused?.id === command.id && (
                <span className={styles.refused} role="alert">
                  <Icon picture={CircleAlert} size={14} />
                  {reasonOf(refused)}
                </span>
              )
            }
          >
            {!isUsual && (
              <IconButton
                picture={RotateCcw}
                label={t("keys.useUsual", { command: t(command.labelKey as "keys.submit") })}
                onClick={({ currentTarget }) => {
                  give(command.id, usual);
                  // This button goes: the focus stays in its row.
                  currentTarget.nextElementSibling?.querySelector("button")?.focus();
                }}
              />
            )}
            <span className={styles.change}>
              <Button
                size="sm"
                tone="ghost"
                aria-label={t("keys.changeOf", { command: t(command.labelKey as "keys.submit") })}
                aria-pressed={recording === command.id}
                onClick={() => record(recording === command.id ? undefined : command.id)}
              >
                {t("keys.change")}
              </Button>
            </span>
          </Row>
        );
      })}
    </dl>
  );
}

interface RowProps {
  command: Command;
  keys: readonly string[];
  isRecording: boolean;
  /** The reason why a key was refused. */
  notice: ReactNode;
  /** The controls that change the keys. */
  children: ReactNode;
}

function Row({ command, keys, isRecording, notice, children }: RowProps) {
  const t = useT();
  return (
    <div className={styles.row}>
      <dt className={styles.command}>{t(command.labelKey as "keys.submit")}</dt>
      <dd className={styles.keys}>
        {isRecording ? (
          <span role="status">{t("keys.press")}</span>
        ) : (
          keys.map((key) => (
            <Kbd key={key} isText>
              {key}
            </Kbd>
          ))
        )}
        <span className={styles.ways}>{children}</span>
        {notice}
      </dd>
    </div>
  );
}
