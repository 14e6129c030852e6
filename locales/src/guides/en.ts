import type { Guides } from "./index";

/** English guides for people who use Glossa. */
export const guides: Guides = {
  guidelines: `
Guidelines decide how well the answers of several people agree. Annotators see them beside each record.

## What they contain

- **The purpose**, in one sentence: what the answers will be used for.
- **Each option**, with a definition and an example of a record for which it is right.
- **Borderline cases**: two records that look alike and are answered differently, and the reason.
- **When to discard** a record, for example if its text is in another language.

## How to write them

- Write what to do: “Choose *Complaint* if the customer asks for a solution.”
- Use lists and short sentences. Nobody reads a page in the middle of the work.
- Let two people answer the same twenty records and compare their answers. Add each disagreement as an example.

Edit the guidelines in the settings of the dataset; the preview shows what annotators will see.`,
  questionTypes: `
A record can have several questions. Each has one of six types.

| Type | Choose it if |
|---|---|
| Label | exactly one of a few options is right |
| Multi-label | several options can be right, or none |
| Rating | the answer is a number on a scale |
| Ranking | options or responses are put in order; ties are possible |
| Text | the answer has to be written, or a suggestion to be corrected |
| Span | words in a text are marked and labelled |

## Advice

- Ask for one thing per question. Two short questions are answered faster than one with combined options.
- Put the options that are used most often first: each has a number, and pressing it chooses the option.
- Make a question required only if it can be answered for every record.
- Add suggestions of a model: confirming one takes a single key.

The fields and questions of a dataset are fixed when it is published. Their titles and texts can be changed later.`,
  distribution: `
The settings of a dataset define how many **submitted answers** complete a record.

- **1** – each record is answered by one person. This is the fastest way through a dataset.
- **2 or more** – each record is answered by several people, so that you can measure how much they agree.

A completed record disappears from the queues of those who have not answered it. The number can be changed at any time: records with fewer submitted answers become pending again, and those with enough are completed.

## Who works on what

- Members of the workspace see its datasets. An owner adds people to a workspace.
- Everyone gets the pending records in a different order, so that people rarely work on the same record.
- The list of datasets shows how many records are completed and who has answered. Inside a dataset, *Team progress* shows it per person, and *Agreement*, for owners and admins, how often people gave the same answer.
- Filters select a part of the records, for example one language. Send a link: the address contains the filters.`,
  answering: `
You can do everything with the keyboard.

| Key | What it does |
|---|---|
| 1–9 | Chooses the option with this number |
| Tab | Moves to the next question |
| Enter | Submits the answers and shows the next record |
| Backspace | Discards the record |
| ← → | Moves to the previous or next record |
| Ctrl+S | Saves the answers as a draft |
| Ctrl+Z | Undoes the last step, even if it has been sent |
| ? | Shows all shortcuts |

On a Mac, press ⌘ instead of Ctrl.

## Suggestions

Values with a dashed border were suggested by a model. Check them and press Enter; the values that you leave become yours. Everything that you choose yourself has a solid border.

## Nothing is lost

Answers are stored in this browser until the server has confirmed them, also without a network. If you close the page before you submit, your changes are restored when you come back.`,
  finding: `
## Datasets

Type a part of the name into the search of this page, or select workspaces. The address contains the search and the filters, so you can save it as a bookmark.

## Records

- **Search** – the search field finds words in all fields or in one. Press / to go there.
- **Status** – pending records have no answer of yours. Drafts, submitted and discarded records are lists of their own, in which you can change your answers.
- **Filters** – by metadata, by your answers, and by suggestions and their scores.
- **Sort** – by several values, one after the other.
- **Find similar** – shows the records that are most like the current one, if the dataset has vectors.

## Many records at once

*Bulk* shows a list. Select records with Space, choose the answer once, and submit it for all of them. Ctrl+Z undoes it as one step.`,
};
