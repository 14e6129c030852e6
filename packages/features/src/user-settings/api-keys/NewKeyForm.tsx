import { Banner, RadioGroup, Stack, TextField, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useState } from "react";
import type { NamedKeyPorts, NamedKeyView } from "../view-model";

/** For how many days a key can be valid; null has no end. */
const DAYS = { days30: 30, days90: 90, days365: 365, endless: null } as const;
type Validity = keyof typeof DAYS;
const VALIDITIES = Object.keys(DAYS) as Validity[];

interface NewKeyFormProps extends Pick<NamedKeyPorts, "onCreate" | "nameLength"> {
  id: string;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onCreated: (apiKey: string) => void;
}

/** Name, scope and end of a new API key. */
export function NewKeyForm({ id, onCreate, nameLength, isBusy, onBusy, onCreated }: NewKeyFormProps) {
  const t = useT();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<NamedKeyView["scope"]>("read");
  const [validity, setValidity] = useState<Validity>("days90");
  const [failure, setFailure] = useState<string>();
  const { isTouched, onBlur } = useTouched();
  const length = [...name.trim()].length;
  const isLong = length >= nameLength.min && length <= nameLength.max;

  async function submit(event: FormEvent) {
    event.preventDefault();
    onBlur();
    if (!isLong || isBusy) return;
    onBusy(true);
    const outcome = await onCreate({ name: name.trim(), scope, days: DAYS[validity] });
    onBusy(false);
    if ("apiKey" in outcome) onCreated(outcome.apiKey);
    else setFailure(outcome.failure);
  }

  return (
    <Stack as="form" id={id} gap={5} onSubmit={submit} onInput={() => setFailure(undefined)} noValidate>
      <TextField
        label={t("userSettings.keyName")}
        value={name}
        onChange={setName}
        onBlur={onBlur}
        autoFocus
        autoComplete="off"
        {...(isTouched && !isLong
          ? { error: t("userSettings.keyNameLength", { max: nameLength.max }) }
          : { hint: t("userSettings.keyNameHint") })}
      />
      <RadioGroup
        label={t("userSettings.keyScope")}
        options={[
          {
            value: "read",
            label: t("userSettings.scopes.read"),
            help: t("userSettings.scopesHelp.read"),
          },
          {
            value: "write",
            label: t("userSettings.scopes.write"),
            help: t("userSettings.scopesHelp.write"),
          },
        ]}
        value={scope}
        onChange={setScope}
      />
      <RadioGroup
        label={t("userSettings.keyValidity")}
        options={VALIDITIES.map((value) => ({ value, label: t(`userSettings.validities.${value}`) }))}
        value={validity}
        onChange={setValidity}
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
    </Stack>
  );
}
