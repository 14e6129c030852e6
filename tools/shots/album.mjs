// @ts-check

/**
 * A page with all pictures, each beside its mockup.
 *
 * @param {readonly { scene: string, theme: string, width: number, file: string, mockup: string | undefined }[]} pictures
 */
export function albumOf(pictures) {
  const scenes = [...new Set(pictures.map(({ scene }) => scene))];
  const chapters = scenes.map((scene) => {
    const rows = pictures.filter((picture) => picture.scene === scene).map(row);
    return `<h2 id="${scene}">${scene}</h2>${rows.join("")}`;
  });
  const contents = scenes.map((scene) => `<a href="#${scene}">${scene}</a>`).join(" · ");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Glossa</title><style>
body{font:14px/1.4 sans-serif;margin:2rem;background:Canvas;color:CanvasText;color-scheme:light dark}
figure{display:inline-block;vertical-align:top;margin:0 1rem 2rem 0}img{max-width:46vw;outline:1px solid GrayText}
</style><h1>Screens of Glossa</h1><p>${contents}</p>${chapters.join("")}</html>`;
}

/** @param {{ theme: string, width: number, file: string, mockup: string | undefined }} picture */
function row({ theme, width, file, mockup }) {
  const caption = `${theme}, ${width} pixels`;
  const beside = mockup ? figure(mockup, `Mockup: ${caption}`) : "";
  return `<div>${figure(file, caption)}${beside}</div>`;
}

/**
 * @param {string} file
 * @param {string} caption
 */
function figure(file, caption) {
  return `<figure><figcaption>${caption}</figcaption><img src="${file}" alt="${caption}"></figure>`;
}
