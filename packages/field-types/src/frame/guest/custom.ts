import Handlebars from "handlebars";
import { startGuest } from "./guest";

// What Argilla's templates know: the record, and a way to write any part of it out.
Handlebars.registerHelper("json", (value: unknown) => JSON.stringify(value, null, 2));

startGuest("custom", ({ template, isAdvanced, record }) => {
  if (!isAdvanced) return Handlebars.compile(template)({ record });
  Object.assign(window, { record });
  return template;
});
