import type { Place } from './towns.ts';

/** Villages by their postal code: several have one code together, and houses stand by number. */
const byCode: Readonly<Record<string, readonly string[]>> = {
  '05-555': ['Tarczyn', 'Prace Małe', 'Suchodół', 'Werdun'],
  '05-311': ['Dębe Wielkie', 'Chrośla', 'Górki'],
  '32-020': ['Wieliczka', 'Mietniów', 'Pawlikowice'],
  '83-315': ['Szymbark', 'Kłobuczyno'],
  '34-424': ['Szaflary', 'Bańska Niżna', 'Zaskale'],
  '16-080': ['Tykocin', 'Kiermusy', 'Pentowo'],
  '11-034': ['Stawiguda', 'Pluski', 'Gryźliny'],
  '58-512': ['Stara Kamienica', 'Kopaniec', 'Antoniów'],
};

export const villages: readonly Place[] = Object.entries(byCode).flatMap(([code, names]) =>
  names.map((name) => ({ name, codes: [code], streets: [] })),
);
