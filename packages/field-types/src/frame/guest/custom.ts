import Handlebars from "handlebars";
import { startGuest } from "./guest";

// The variables of Argilla's templates: the record, and a helper that prints any part of it.
Handlebars.registerHelper("json", (value: unknown) => JSON.stringify(value, null, 2));

startGuest("custom", ({ template, isAdvanced, record }) => {
  if (!isAdvanced) return Handlebars.compile(template)({ record });
  Object.assign(window, { record });
  return template;
});
