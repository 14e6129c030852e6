/** A line of a picture: its text, size, colour of the theme, and the position of its baseline. */
export interface PictureLine {
  text: string;
  size: number;
  ink: "title" | "fact" | "address";
  y: number;
}

/** The texts of a picture to share. */
export interface PictureWords {
  title: string;
  /** The progress of the team, if known. */
  fact: string | undefined;
  address: string;
}

// Social networks crop link previews to about this aspect ratio.
const WIDTH = 1200;
const HEIGHT = 630;
const PADDING = 80;
const TITLE = 64;
const FACT = 36;
const ADDRESS = 28;
const MOST_TITLE_LINES = 5;

/** Lays out the user's progress as lines of a picture; `measure` returns the width of a text in a font size. */
export function pictureOf(
  { title, fact, address }: PictureWords,
  measure: (text: string, size: number) => number,
): { width: number; height: number; padding: number; lines: PictureLine[] } {
  const room = WIDTH - 2 * PADDING;
  const titles = wrapped(title, (text) => measure(text, TITLE) <= room).slice(0, MOST_TITLE_LINES);
  const lines = titles.map((text, index): PictureLine => {
    return { text, size: TITLE, ink: "title", y: PADDING + TITLE + index * TITLE * 1.25 };
  });
  const below = (lines.at(-1)?.y ?? PADDING) + FACT * 2;
  if (fact)
    lines.push({ text: fact, size: FACT, ink: "fact", y: Math.min(below, HEIGHT - PADDING - 2 * ADDRESS) });
  lines.push({ text: address, size: ADDRESS, ink: "address", y: HEIGHT - PADDING });
  return { width: WIDTH, height: HEIGHT, padding: PADDING, lines };
}

/** Wraps a text into lines that fit, between words; inside a word only if it is too long for a line. */
function wrapped(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/(?<=\s)/).flatMap((each) => pieces(each, fits))) {
    if (line !== "" && !fits((line + word).trimEnd())) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
}

function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word.trimEnd())) return [word];
  const letters = [...word];
  const half = Math.ceil(letters.length / 2);
  if (half === letters.length) return [word];
  return [letters.slice(0, half), letters.slice(half)].flatMap((part) => pieces(part.join(""), fits));
}
