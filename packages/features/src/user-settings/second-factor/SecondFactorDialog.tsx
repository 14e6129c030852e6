import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId, useState } from "react";
import { OneFieldForm } from "../OneFieldForm";
import { ShownOnce } from "../ShownOnce";
import type { SecondFactorPorts } from "../view-model";
import { SetupForm } from "./SetupForm";
import { type SecondFactorStep, useSecondFactorSteps } from "./second-factor-steps";

/** What the user is about to do: switch it on or off, or replace the recovery codes. */
export type SecondFactorTask = "on" | "off" | "codes";

interface SecondFactorDialogProps extends SecondFactorPorts {
  task: SecondFactorTask | undefined;
  onClose: () => void;
}

/** The dialog for the second factor, step by step. */
export function SecondFactorDialog({ task, onClose, ...ports }: SecondFactorDialogProps) {
  const t = useT();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const { step, ...steps } = useSecondFactorSteps(ports, task);
  const close = () => {
    if (isBusy) return;
    steps.onReset();
    onClose();
  };
  const words = useStepWords(step);
  const form = { id, isBusy, onBusy: setIsBusy };
  return (
    <Dialog
      isOpen={task !== undefined}
      onClose={close}
      title={words.title}
      description={words.description}
      closeLabel={t("app.close")}
      closesOnScrim={false}
      closesOnEscape={step.kind !== "stored"}
      actions={
        step.kind === "stored" ? (
          <Button tone="primary" onClick={close}>
            {t("userSettings.secondFactor.stored")}
          </Button>
        ) : (
          <>
            <Button tone="ghost" onClick={close}>
              {t("app.cancel")}
            </Button>
            <Button
              tone={step.kind === "off" ? "danger" : "primary"}
              type="submit"
              form={id}
              busyLabel={isBusy ? words.busy : undefined}
            >
              {words.submit}
            </Button>
          </>
        )
      }
    >
      {step.kind === "stored" ? (
        <ShownOnce code={step.codes.join("\n")} title={t("userSettings.secondFactor.codes")} />
      ) : step.kind === "password" ? (
        <OneFieldForm
          key="password"
          {...form}
          field={{
            label: t("userSettings.currentPassword"),
            type: "password",
            autoComplete: "current-password",
            reveal: { show: t("login.showPassword"), hide: t("login.hidePassword") },
          }}
          required={t("login.passwordRequired")}
          onSubmit={steps.onPassword}
        />
      ) : step.kind === "scan" ? (
        <SetupForm {...form} {...step} onCode={steps.onCode} />
      ) : (
        <OneFieldForm
          key={step.kind}
          {...form}
          field={{
            label: t("login.code"),
            hint: t("userSettings.secondFactor.codeHint"),
            autoComplete: "one-time-code",
          }}
          required={t("userSettings.secondFactor.codeRequired")}
          onSubmit={async (code) => {
            const failure = await steps.onCode(code);
            if (failure === undefined && step.kind === "off") onClose();
            return failure;
          }}
        />
      )}
    </Dialog>
  );
}

function useStepWords({ kind }: SecondFactorStep) {
  const t = useT();
  const words = {
    password: {
      title: t("userSettings.secondFactor.title"),
      description: t("userSettings.secondFactor.passwordBody"),
      submit: t("userSettings.secondFactor.next"),
      busy: t("userSettings.secondFactor.checking"),
    },
    scan: {
      title: t("userSettings.secondFactor.scanTitle"),
      description: t("userSettings.secondFactor.scanBody"),
      submit: t("userSettings.secondFactor.switchOn"),
      busy: t("userSettings.secondFactor.switchingOn"),
    },
    stored: {
      title: t("userSettings.secondFactor.codesTitle"),
      description: t("userSettings.secondFactor.codesBody"),
      submit: "",
      busy: "",
    },
    codes: {
      title: t("userSettings.secondFactor.newCodes"),
      description: t("userSettings.secondFactor.newCodesBody"),
      submit: t("userSettings.secondFactor.create"),
      busy: t("userSettings.secondFactor.creating"),
    },
    off: {
      title: t("userSettings.secondFactor.offTitle"),
      description: t("userSettings.secondFactor.offBody"),
      submit: t("userSettings.secondFactor.switchOff"),
      busy: t("userSettings.secondFactor.switchingOff"),
    },
  };
  return words[kind];
}
