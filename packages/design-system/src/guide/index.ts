export type { ComponentGuide, GuideExample } from "./component-guide";
