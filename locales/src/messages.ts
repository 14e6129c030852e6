import type { en } from "./en";

/** The shape that every locale fills: the keys of English, any text. */
export type Messages = Texts<typeof en>;

/** The keys of words in English, with any text: what the same words in another language have to be. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** A union of pairs: the path of each text, and the text. */
type Flat<T, P extends string = ""> = {
  [K in keyof T & (string | number)]: T[K] extends string ? [`${P}${K}`, T[K]] : Flat<T[K], `${P}${K}.`>;
}[keyof T & (string | number)];

// Not an intersection of objects: comparing two of this size exceeds what the compiler is willing to do.
type FlatMessages = { [Text in Flat<typeof en> as Text[0]]: Text[1] };
type Path = keyof FlatMessages & string;

type WithoutPlural<P extends string> = P extends `${infer Base}_one` | `${infer Base}_other` ? Base : P;

/** Every message key; plural forms are requested without their suffix. */
export type MessageKey = WithoutPlural<Path>;

type TextOf<K extends string> = K extends Path
  ? FlatMessages[K]
  : `${K}_other` extends Path
    ? FlatMessages[`${K}_other`]
    : never;

type Names<S> = S extends `${string}{{${infer Inside}}}${infer Rest}`
  ? (Inside extends `${infer Name},${string}` ? Name : Inside) | Names<Rest>
  : never;

/** The values that the message of a key needs: an object type, or nothing. */
export type MessageParams<K extends MessageKey> = [Names<TextOf<K>>] extends [never]
  ? []
  : [params: { [N in Names<TextOf<K>> & string]: N extends "count" ? number : string | number }];

/** Translates a key; wrong keys and missing or unknown parameters do not compile. */
export type Translate = <K extends MessageKey>(key: K, ...params: MessageParams<K>) => string;
