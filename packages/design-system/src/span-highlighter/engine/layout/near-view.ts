/**
 * So many of the places of a text at most, of which a quarter may be before what is on screen, so that little is missing
 * where the user scrolls back.
 *
 * @param places in reading order
 * @param isAbove whether a place is above what is on screen; it is asked for few of them, because measuring takes time
 */
export function nearView<Place>(
  places: readonly Place[],
  most: number,
  isAbove: (place: Place) => boolean,
): readonly Place[] {
  if (places.length <= most) return places;
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isAbove(places[middle] as Place)) from = middle + 1;
    else to = middle;
  }
  const start = Math.min(Math.max(0, from - Math.floor(most / 4)), places.length - most);
  return places.slice(start, start + most);
}
