import { Button, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ChangeEvent, useRef, useState } from "react";
import { saveAsFile } from "../../../shell";
import { type ShortcutPreferences, shortcutPreferencesFrom } from "../shortcut-preferences";

interface ShortcutFileProps {
  shortcutPreferences: ShortcutPreferences;
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
}

/** Exports and imports keys as a file, for another computer or another user. */
export function ShortcutFile({ shortcutPreferences, onShortcutPreferences }: ShortcutFileProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const found = parsed(await file.text());
    setSaid(found ? t("keys.imported") : t("keys.notImported"));
    if (found) onShortcutPreferences(shortcutPreferencesFrom(found));
  };
  return (
    <Stack gap={2} direction="row" align="center">
      <span role="status">{said}</span>
      <Button size="sm" onClick={() => save(shortcutPreferences)}>
        {t("keys.export")}
      </Button>
      <Button size="sm" onClick={() => input.current?.click()}>
        {t("keys.import")}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t("keys.import")}
        onChange={(event) => void read(event)}
      />
    </Stack>
  );
}

/** Parses a file; undefined if it contains no keys. */
function parsed(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && Object.hasOwn(found, "keys") ? found : undefined;
  } catch {
    return undefined;
  }
}

function save(shortcutPreferences: ShortcutPreferences): void {
  const json = JSON.stringify(shortcutPreferences, null, 2);
  saveAsFile("glossa-keys.json", new Blob([json], { type: "application/json" }));
}
