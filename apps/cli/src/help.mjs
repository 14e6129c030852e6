// @ts-check
// Plain JavaScript without packages: `npm run glossa -- --help` prints it before anything is built.

/** What `glossa --help` prints. */
export const help = `glossa: commands for a running Glossa or Argilla server

  glossa import FILE...         create a dataset from files, or update it
    --format FORMAT             csv, tsv, json, jsonl, parquet, xlsx, text, glossa, spacy, prodigy,
                                doccano, label_studio, conll, brat or webanno (default: recognised by the
                                content)
    --header yes|no             csv, tsv, xlsx: whether the first row has the names of the columns
                                (default: yes)
    --sheet NAME                xlsx: the name of the sheet (default: the first one with several columns)
    --text UNIT                 .txt files: one record for each line, file, or row of a table
                                (default: as the content looks)
    --decimal comma|point       numbers that are written as text: 1.234,5 or 1,234.5
                                (default: as the numbers of each column show)
    --name NAME                 name of the dataset (default: the first file's name)
    --append DATASET            add to this dataset (name or id) instead of creating one
    --refused FILE              write rows that cannot be imported to FILE, with reasons, and import the others
                                (default: import nothing if a row cannot be imported)
    --workspace NAME            workspace of the dataset (default: the first one)
    --create-workspace          create this workspace if it does not exist; --yes alone creates none
    --id COLUMN                 column that identifies a row (default: derived from the row's values, so that
                                an edited row becomes another record)
    --label COLUMN|none         column to ask for as a label question; its values become suggestions
    --fields A,B                columns to show as fields
    --metadata A,B              columns to filter and sort by
    --answers USE               answers of people who are users here become responses or suggestions
                                (default: responses)
    --replace-answered          also change records that have answers
    --yes                       do not ask for confirmation
    A file with a whole dataset (--format glossa) is imported with its settings and answers:
    --add-people                create accounts for people who have answered and have none

  glossa export DATASET         download the records of a dataset, given by name or ID
    --format FORMAT             csv, jsonl, parquet, xlsx, conll, spacy, label_studio, or glossa: the whole
                                dataset for another server (default: as the file's name ends, otherwise jsonl)
    --responses WHOSE           all, mine or majority (default: all)
    --voter NAME                majority: the answers of this person count; can be repeated (default: everyone's)
    --decider NAME              majority: what this person has submitted is the value, and no vote; can be
                                repeated (default: nobody decides)
    --output FILE               default: a name of the workspace, the dataset and whose answers it has
    --filter QUERY              only these records: the part of the annotation page's address after "?"
    --workspace NAME            workspace of the dataset, if several have one of this name
    --question NAME             question with spans, for conll and spacy (default: the first one)
    --field NAME                text field, for conll and spacy (default: that of the question)
    --bom                       csv: mark the file as UTF-8 for Excel
    --escape-formulas           csv: put an apostrophe before formulas
    --vectors                   include vectors
    --without-names             people are annotator-1, annotator-2 and so on; it is not told who decided

  glossa migrate-from ADDRESS   copy datasets, workspaces and people from an Argilla or Glossa server
    --source-api-key KEY        key of an owner there (default: GLOSSA_SOURCE_API_KEY)
    --workspace NAME            only this workspace; can be repeated
    --dataset NAME              only this dataset; can be repeated
    --folder FOLDER             where datasets are kept as files, and the report (default: glossa-migration)
    --without-people            create no accounts: the answers of people without one are left out
    --update                    also carry over what has changed there since an earlier migration into the same
                                folder: answers, records and settings; what was changed only here stays,
                                apart from settings (default: only add what is missing, and report the rest)
    --convert-spans             convert spans that Argilla's own page has stored in UTF-16 units, where certain
    --yes                       do not ask for confirmation; needed without a terminal

  glossa user add NAME          create an account
    --role ROLE                 owner, admin or annotator (default: annotator)
    --password TEXT             8 to 100 characters (default: generated and printed once)
    --first-name NAME           default: the user's name
    --workspace NAME            workspace to join; can be repeated

  Options of import, export, migrate-from and user add
    --url ADDRESS               default: GLOSSA_URL or http://localhost:6900
    --api-key KEY               default: GLOSSA_API_KEY or argilla.apikey

  glossa backup FILE            write all data to one file; the server may be running
  glossa restore FILE           restore a backup into an empty data folder or database
  glossa migrate-to postgres:// copy a data folder to an empty PostgreSQL database
  glossa reset-password NAME    print a new password of a user, who must change it at the next sign-in
  glossa remove-second-factor NAME
                                let a user who has lost the authenticator app sign in with the password alone
  glossa change-secret FILE     give the data the secret in a file, or a new one in a new file, if it may be known to
                                others; the server must not be running

  The commands from backup to change-secret access the data directly, on the machine of the server
    --data FOLDER               default: GLOSSA_DATA or ./glossa-data; DATABASE_URL and GLOSSA_SECRET apply as well

A second import of the same file sends only what has changed, and a second migration goes on. Exit codes: 0 success, 1 failure, 2 usage error.`;

/**
 * Whether the arguments ask for help.
 *
 * @param {readonly string[]} typed
 */
export function isHelp(typed) {
  return typed.length === 0 || typed[0] === "help" || typed.includes("--help");
}
