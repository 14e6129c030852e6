/** An answer that has been written as JSON already: a long one part by part, while something else is waited for. */
export class JsonText {
  constructor(readonly text: string) {}
}
