export type {
  InitialWords,
  SettingsContext,
  SettingsIssue,
  SettingsPart,
  TypeWithExamples,
} from "../settings-parts/definition";
export { draftIssues, initialSettings, type QuestionDraft, questionToSend } from "./draft";
export { QuestionSettingsForm, type QuestionSettingsFormProps } from "./QuestionSettingsForm";
