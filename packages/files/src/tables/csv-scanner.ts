import { limits } from "../limits";
import { failureOf, type Problem, problemOf } from "../problem";
import type { Place } from "../rows/row";

/** The cells of a row and the line on which it begins, with what is wrong with it. */
export interface ScannedRow {
  line: number;
  cells: string[];
  problem?: Problem;
  /** The first quotation mark within a cell that has none around it: a part of its text, unless the cells do not fit. */
  loose?: Place;
}

type Mode = "cell start" | "plain" | "quoted" | "after quote" | "skipping";

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Reads the rows of CSV from pieces of text. A row that is not valid is yielded with its problem, and reading continues at
 * the next line; parsers that we know give up there, or count lines differently from editors.
 */
export class CsvScanner {
  private mode: Mode = "cell start";
  private cells: string[] = [];
  private cell = "";
  private problem: Problem | undefined;
  private loose: Place | undefined;
  private line = 1;
  private rowLine = 1;
  private isAfterReturn = false;
  private readonly delimiter: number;
  private rows: ScannedRow[] = [];

  constructor(delimiter: string) {
    this.delimiter = delimiter.charCodeAt(0);
  }

  /** The rows that end in this piece. */
  push(piece: string): ScannedRow[] {
    let at = 0;
    while (at < piece.length) {
      if (this.isAfterReturn && piece.charCodeAt(at) === lineFeed) at += 1;
      this.isAfterReturn = false;
      if (at < piece.length) at = this.mode === "quoted" ? this.quoted(piece, at) : this.open(piece, at);
    }
    return this.taken();
  }

  /** The last row, if no line end follows it. */
  end(): ScannedRow[] {
    if (this.mode === "quoted") throw failureOf("quote_not_closed", {}, { line: this.rowLine });
    if (this.cells.length > 0 || this.cell !== "" || this.mode !== "cell start") this.endRow();
    return this.taken();
  }

  private taken(): ScannedRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private quoted(piece: string, at: number): number {
    const end = piece.indexOf('"', at);
    const stop = end === -1 ? piece.length : end;
    this.addQuoted(piece.slice(at, stop));
    if (end === -1) return stop;
    // Whether this ends the cell depends on what follows.
    this.mode = "after quote";
    return end + 1;
  }

  private addQuoted(text: string): void {
    this.line += lineEnds(text, this.cell.endsWith("\r"));
    this.cell += text;
    if (this.cell.length > limits.cell)
      throw failureOf("quoted_too_large", { limit: limits.cell }, { line: this.rowLine });
  }

  private open(piece: string, from: number): number {
    const code = piece.charCodeAt(from);
    if (code === quote) return this.openQuote(from);
    if (this.mode === "after quote" && !this.isEnd(code)) this.breakRow(problemOf("quote_misplaced", {}));
    let at = from;
    while (at < piece.length && !this.isSpecial(piece.charCodeAt(at))) at += 1;
    this.addPlain(piece.slice(from, at));
    return at < piece.length && at === from ? this.special(piece, at) : at;
  }

  private openQuote(at: number): number {
    if (this.mode === "cell start") this.mode = "quoted";
    else if (this.mode === "after quote") {
      this.mode = "quoted";
      this.cell += '"';
    } else {
      // As in `a 5" nail`, and in files whose cells never have quotation marks around them.
      this.loose ??= { line: this.line, column: this.cells.length + 1 };
      this.addPlain('"');
    }
    return at + 1;
  }

  private addPlain(text: string): void {
    if (text === "") return;
    if (this.mode === "cell start") this.mode = "plain";
    // Of a row that is refused, a start is enough.
    if (this.mode === "skipping" && this.cell.length > 1000) return;
    this.cell += text;
    if (this.cell.length <= limits.cell) return;
    this.breakRow(problemOf("cell_too_large", { limit: limits.cell }));
    this.cell = this.cell.slice(0, 1000);
  }

  private special(piece: string, at: number): number {
    const code = piece.charCodeAt(at);
    if (code === this.delimiter) {
      if (this.mode === "skipping") this.addPlain(String.fromCharCode(code));
      else this.endCell();
      return at + 1;
    }
    this.endRow();
    this.line += 1;
    this.rowLine = this.line;
    this.isAfterReturn = code === carriageReturn;
    return at + 1;
  }

  private isEnd(code: number): boolean {
    return code === this.delimiter || code === lineFeed || code === carriageReturn;
  }

  private isSpecial(code: number): boolean {
    return code === quote || this.isEnd(code);
  }

  private breakRow(problem: Problem): void {
    this.problem ??= { ...problem, at: { line: this.line, column: this.cells.length + 1 } };
    this.mode = "skipping";
  }

  private endCell(): void {
    this.cells.push(this.cell);
    this.cell = "";
    this.mode = "cell start";
    if (this.cells.length > limits.columns) {
      throw failureOf("too_many_columns", { limit: limits.columns }, { line: this.line });
    }
  }

  private endRow(): void {
    const isBlank = this.cells.length === 0 && this.cell === "" && this.mode === "cell start";
    if (!isBlank) {
      this.endCell();
      this.rows.push({
        line: this.rowLine,
        cells: this.cells,
        ...(this.problem && { problem: this.problem }),
        ...(this.loose && { loose: this.loose }),
      });
    }
    this.cells = [];
    this.cell = "";
    this.problem = undefined;
    this.loose = undefined;
    this.mode = "cell start";
  }
}

/** Counts line ends as editors do: a CRLF is one, also if the text before has ended with its first half. */
function lineEnds(text: string, isAfterReturn: boolean): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === carriageReturn) count += 1;
    else if (code === lineFeed && !(at === 0 ? isAfterReturn : text.charCodeAt(at - 1) === carriageReturn))
      count += 1;
  }
  return count;
}
