export type { SettingsContext, SettingsIssue, SettingsPart } from "../settings-parts/definition";
export { draftIssues, type QuestionDraft, questionToSend } from "./draft";
export { QuestionSettingsForm, type QuestionSettingsFormProps } from "./QuestionSettingsForm";
