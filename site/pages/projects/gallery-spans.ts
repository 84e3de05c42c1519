/** How wide a picture of a gallery stands, in columns of twelve. */
export type GallerySpan = 4 | 6 | 8 | 12;

/**
 * Pictures in rows that fill the sheet: an upright one beside a wide one, wide ones in pairs, and of an odd number of them the
 * first alone. Upright ones stand three in a row.
 * @param upright for each picture, in order, whether it is higher than wide.
 */
export function gallerySpans(upright: readonly boolean[]): GallerySpan[] {
  const spans: GallerySpan[] = [];
  while (spans.length < upright.length) {
    const at = spans.length;
    const [own, next] = [upright[at], upright[at + 1]];
    if (next === undefined) spans.push(own ? 4 : 12);
    else if (own && next) spans.push(4);
    else if (own !== next) spans.push(own ? 4 : 8, next ? 4 : 8);
    else {
      const end = upright.indexOf(true, at);
      const wide = (end < 0 ? upright.length : end) - at;
      // The last one before an upright one stands beside it.
      const inPairs = end < 0 ? wide : wide - 1;
      if (inPairs % 2 === 1) spans.push(12);
      for (let pair = 0; pair < Math.floor(inPairs / 2); pair++) spans.push(6, 6);
    }
  }
  return spans;
}
