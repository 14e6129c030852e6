/** The text of a support ticket. */
export const letter = `Hello, I ordered the walnut side table on 3 March and the payment went through on my card twice: €189.00 at 14:02 and again at 14:03. I have written about this two times already.

The table itself is lovely and I want to keep it. I just need one of the two payments back before the 28th, because the rent goes out that day.

Thank you,
Marisol Etxeberria`;

/** A picture of a shelf: stories make no network requests. */
export const shelf =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAUAAAADIBAMAAABrKiWYAAAAFVBMVEXp5NawpIx6XEA+XIyyVDxUgGAsNEj+Z7/wAAABXElEQVR42u3azXGDMBCAUS4pwC2kBbeQAnJxC+m/hPx4nEzCClvIYmXyvjMzvBEcpIVpkiRJkqTBev5o6HsCAgICAj4i8O3cLoFPp0tDAn94S8Q84G9fUZgG/OsrCbOAc19BuBr4cm4lMPLFwiRg6Du9DgOMFzBcwhRgyRcJ7wg8frULYNEXvIUZwPICBkuYAVzwzZcQsO4Jz58xICAgICDgwwFtFva/Hxx+R+3Q1AxMOhdXAHMmCzXAlNlMDTBlulUF7D8fbAV2n7A2A3vPqNuBnab8GQECAgIC7gk4bRwgIGAf4LF+dwoI2Bl49fQDuB7Y9D4AAl4DXkYggBsAv+dNgMvA2d9mgICAgICAnYC3fNcGBAQEBAQEBAQEBAQEBAQEBAS8H9Dfb4CAgICAtwEPQZ8XHzaudE9AQEBAQEBAQEBAwP8HHClAQEBAQEBAQEBAQEBAQEBAQMBi77ao4nnB9LvyAAAAAElFTkSuQmCC";

/** The settings of a text field without Markdown. */
export const plain = { type: "text", use_markdown: false } as const;

/** A picture of another size, drawn without a request. */
export function drawing(width: number, height: number): string {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  for (let y = 4; y < height; y += 24) context?.fillRect(4, y, width * (0.5 + (y % 7) / 16), 12);
  return canvas.toDataURL();
}
