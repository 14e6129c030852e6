// @ts-check
// Plain JavaScript without packages: `npm run glossa -- --help` prints it before anything is built.

/** What `glossa --help` prints. */
export const help = `glossa: commands for a running Glossa or Argilla server

  glossa import FILE            make a dataset from a CSV or JSONL file, or bring it up to date
    --name NAME                 name of the dataset (default: the file's name)
    --workspace NAME            where it goes (default: the first workspace)
    --id COLUMN                 column that identifies a row (default: made from the row's values)
    --label COLUMN|none         column of labels: asked for as a question, its values are suggested
    --fields A,B                columns that people read
    --metadata A,B              columns to filter and sort by
    --replace-answered          also change records that have answers
    --yes                       do not ask

  glossa user add NAME          create an account
    --role ROLE                 owner, admin or annotator (default: annotator)
    --password TEXT             8 to 100 characters (default: one is made and printed once)
    --first-name NAME           default: the user's name
    --workspace NAME            the person joins it; may be repeated

  Both take
    --url ADDRESS               default: GLOSSA_URL or http://localhost:6900
    --api-key KEY               default: GLOSSA_API_KEY or argilla.apikey

  glossa backup FILE            write all data into one file, while the server runs or not
  glossa restore FILE           fill an empty data folder or database with it
  glossa migrate-to postgres:// carry a data folder over to an empty PostgreSQL database

  These three work on the data itself, on the machine of the server
    --data FOLDER               default: GLOSSA_DATA or ./glossa-data; DATABASE_URL and GLOSSA_SECRET count, too

A second import of the same file sends only what has changed. Exit codes: 0 done, 1 refused, 2 typed wrong.`;

/**
 * Whether what was typed asks for help.
 *
 * @param {readonly string[]} typed
 */
export function isHelp(typed) {
  return typed.length === 0 || typed[0] === "help" || typed.includes("--help");
}
