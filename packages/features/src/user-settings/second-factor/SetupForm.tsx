import { CodeBlock } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormPorts, OneFieldForm } from "../OneFieldForm";
import { QrCode } from "./QrCode";

interface SetupFormProps extends FormPorts {
  secret: string;
  uri: string;
  onCode: (code: string) => Promise<string | undefined>;
}

/** The secret as picture and text for the authenticator app, and the code that proves that the app has it. */
export function SetupForm({ secret, uri, onCode, ...form }: SetupFormProps) {
  const t = useT();
  return (
    <OneFieldForm
      key="scan"
      {...form}
      field={{
        label: t("login.code"),
        hint: t("login.codeHint"),
        autoComplete: "one-time-code",
        inputMode: "numeric",
      }}
      required={t("userSettings.secondFactor.codeRequired")}
      onSubmit={onCode}
    >
      <QrCode text={uri} label={t("userSettings.secondFactor.picture")} />
      <CodeBlock
        code={secret}
        language={t("userSettings.secondFactor.key")}
        isWrapped
        copyLabel={t("userSettings.copyKey")}
        copiedLabel={t("app.copied")}
      />
    </OneFieldForm>
  );
}
