"use client";

import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QuestionView } from "@glossa/question-types";
import type { QuestionSettings, Value } from "@glossa/question-types/schema";
import { Suspense, use, useState } from "react";

const language = makeI18n("en");

export function Rating({ settings }: { settings: QuestionSettings }) {
  return (
    <Suspense>
      <InEnglish settings={settings} />
    </Suspense>
  );
}

function InEnglish({ settings }: { settings: QuestionSettings }) {
  const [rating, setRating] = useState<Value>();
  const open = { isPencil: false, isRequired: true, isReadOnly: false, isInvalid: false };
  return (
    <LocaleProvider i18n={use(language)}>
      <QuestionView
        {...open}
        id="q"
        labelId="scale"
        settings={settings}
        value={rating}
        onChange={setRating}
      />
      <output>{JSON.stringify(rating)}</output>
    </LocaleProvider>
  );
}
