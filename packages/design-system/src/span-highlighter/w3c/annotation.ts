/** A selector by offsets, which count code points. */
export interface TextPositionSelector {
  type: "TextPositionSelector";
  start: number;
  end: number;
}

/** A selector by the words themselves and the text around them. */
export interface TextQuoteSelector {
  type: "TextQuoteSelector";
  exact: string;
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** The part of the W3C Web Annotation model that spans use: https://www.w3.org/TR/annotation-model/ */
export interface WebAnnotation {
  "@context": "http://www.w3.org/ns/anno.jsonld";
  id?: string | undefined;
  type: "Annotation";
  body: TextualBody[];
  /** Of a span with several pieces, one target for each of them. */
  target: AnnotationTarget | AnnotationTarget[];
}

/** A range of the text: its position, and its words with those around them. */
export interface AnnotationTarget {
  /** The address of the text. */
  source?: string | undefined;
  selector: (TextPositionSelector | TextQuoteSelector)[];
}

/** A body: the value of the label is a tag, the note a comment, and an attribute a class with its name. */
export interface TextualBody {
  type: "TextualBody";
  purpose: "tagging" | "commenting" | "classifying";
  /** The name of an attribute. */
  name?: string | undefined;
  value: string;
}

/** A selector of any kind, as foreign annotations contain it. */
export interface AnySelector {
  type?: string | undefined;
  start?: number | undefined;
  end?: number | undefined;
  exact?: string | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** An annotation of other software, as far as it is read. */
export interface ForeignAnnotation {
  id?: string | undefined;
  motivation?: unknown;
  body?: unknown;
  target?: unknown;
}
