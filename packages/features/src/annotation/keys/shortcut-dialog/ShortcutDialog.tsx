import { Dialog, Grid, Heading, Icon, Kbd, Stack, Switch, Text, TriangleAlert } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useId } from "react";
import { questionKeyHelp } from "../question-key-help";
import type { ShortcutPreferences } from "../shortcut-preferences";
import { useChord } from "../use-chord";
import { conflictsOf } from "./refusal";
import * as styles from "./ShortcutDialog.css";
import { ShortcutFile } from "./ShortcutFile";
import { ShortcutRows, useShortcutChanges } from "./ShortcutRows";

/** The data and callbacks of the dialog. */
export interface ShortcutDialogProps {
  /** Whether the dialog is on screen. */
  isOpen: boolean;
  /** Called when the dialog should close. */
  onClose: () => void;
  /** Whether keys are written as on a Mac: ⌘ instead of Ctrl. */
  isMac: boolean;
  /** The user's keys and preferences for keys. */
  shortcutPreferences: ShortcutPreferences;
  /** Called with the preferences that the user has changed. */
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
}

/** All keys of the page, from the list that also runs them; here they are changed and switched off. */
export function ShortcutDialog({
  isOpen,
  onClose,
  isMac,
  shortcutPreferences,
  onShortcutPreferences,
}: ShortcutDialogProps) {
  const t = useT();
  const chord = useChord(isMac);
  const changes = useShortcutChanges({ shortcutPreferences, onShortcutPreferences, isMac });
  const ofTheRecord = changes.all.filter(({ scrolls }) => scrolls);
  const others = changes.all.filter(({ scrolls }) => !scrolls);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("keys.title")}
      description={t("keys.intro")}
      closeLabel={t("app.close")}
      isWide
      actions={
        <ShortcutFile
          shortcutPreferences={shortcutPreferences}
          onShortcutPreferences={onShortcutPreferences}
        />
      }
    >
      <div className={styles.single}>
        <Switch
          label={t("keys.single")}
          isOn={shortcutPreferences.hasSingleKeys}
          onChange={(hasSingleKeys) => onShortcutPreferences({ hasSingleKeys })}
        />
        <Text size="sm" tone="secondary">
          {t("keys.singleHint")}
        </Text>
      </div>
      {conflictsOf(shortcutPreferences).map(({ key, first, second }) => (
        <p key={`${key} ${second.id}`} className={styles.refused}>
          <Icon picture={TriangleAlert} size={14} />
          {t("keys.conflict", {
            key: chord(key),
            first: t(first.labelKey as "keys.submit"),
            second: t(second.labelKey as "keys.submit"),
          })}
        </p>
      ))}
      <Grid columnWidth="18rem" gap={5} columnGap={8} align="start">
        <Part title={t("keys.onPage")}>
          <ShortcutRows commands={others} changes={changes} />
          <dl className={styles.rows}>
            <FixedRow label={t("keys.toNotice")} keys={["F8"]} />
          </dl>
        </Part>
        <Stack gap={5}>
          <Part title={t("keys.inQuestions")}>
            <dl className={styles.rows}>
              {questionKeyHelp.map(({ keys, labelKey }) => (
                <FixedRow key={labelKey} label={t(labelKey)} keys={keys.map(chord)} />
              ))}
            </dl>
          </Part>
          <Part title={t("keys.throughRecord")}>
            <ShortcutRows commands={ofTheRecord} changes={changes} />
          </Part>
        </Stack>
      </Grid>
    </Dialog>
  );
}

/** A list of keys under its title. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="part" id={id} className={styles.caption}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Keys that cannot be changed. */
function FixedRow({ label, keys }: { label: string; keys: readonly string[] }) {
  return (
    <div className={styles.row}>
      <dt className={styles.command}>{label}</dt>
      <dd className={styles.keys}>
        {keys.map((key) => (
          <Kbd key={key} isText>
            {key}
          </Kbd>
        ))}
      </dd>
    </div>
  );
}
