import { limits } from "../limits";
import { failureOf } from "../problem";

/** The text of one item of a JSON array, and the line on which it begins. */
export interface JsonItem {
  line: number;
  text: string;
}

const open = new Set([0x7b, 0x5b]);
const close = new Set([0x7d, 0x5d]);
const quote = 0x22;
const backslash = 0x5c;

/**
 * Splits a JSON array into the texts of its items, so that each can be parsed by itself: libraries that stream JSON are
 * several times slower than the parser of the platform.
 */
export class JsonItems {
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private begun: string[] = [];
  private length = 0;
  private line = 1;
  private itemLine = 1;
  private hasEnded = false;

  /** The items that end in this piece. */
  push(piece: string): JsonItem[] {
    const items: JsonItem[] = [];
    let start = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === 0x0a) this.line += 1;
      if (this.isInString) this.readString(code);
      else if (this.readStructure(code)) {
        this.take(piece.slice(start, at), items);
        start = at + 1;
      }
    }
    this.keep(piece.slice(start));
    return items;
  }

  /** Fails if the array was not closed. */
  end(): void {
    if (!this.hasEnded) throw failureOf("file_damaged", { format: "json", detail: "" }, { line: this.line });
  }

  private readString(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === backslash) this.isEscaped = true;
    else if (code === quote) this.isInString = false;
  }

  /** Whether this character ends an item, or begins the array. */
  private readStructure(code: number): boolean {
    if (code === quote) this.isInString = true;
    else if (open.has(code)) {
      this.depth += 1;
      return this.depth === 1;
    } else if (close.has(code)) {
      this.depth -= 1;
      this.hasEnded = this.depth === 0;
      return this.hasEnded;
    }
    return code === 0x2c && this.depth === 1;
  }

  private take(last: string, items: JsonItem[]): void {
    const whole = [...this.begun, last].join("");
    const text = whole.trim();
    this.begun = [];
    this.length = 0;
    if (text !== "") items.push({ line: this.itemLine + linesBefore(whole, text), text });
    this.itemLine = this.line;
  }

  private keep(rest: string): void {
    if (rest === "") return;
    this.begun.push(rest);
    this.length += rest.length;
    if (this.length > limits.cell)
      throw failureOf("content_too_large", { limit: limits.cell }, { line: this.itemLine });
  }
}

function linesBefore(whole: string, text: string): number {
  return whole.slice(0, whole.indexOf(text)).split("\n").length - 1;
}
