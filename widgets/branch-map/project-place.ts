/** The part of the world on the map, in degrees, and how wide it is drawn. Poland with a little of what is around it. */
const west = 14;
const east = 24.25;
const south = 48.92;
const north = 54.9;
const width = 600;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Mercator: north is up, and the shape of a country is that of the maps people know. */
const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

const unitsPerRadian = width / radians(east - west);

/** Size of the drawing in its own units. */
export const mapSize = {
  width,
  height: Math.round((mercator(north) - mercator(south)) * unitsPerRadian),
} as const;

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a place lies on the map, in units of the drawing; null for one that is not on it.
 * @param place latitude and longitude in degrees
 */
export function projectPlace({ lat, lng }: { readonly lat: number; readonly lng: number }): MapPoint | null {
  if (!(lat >= south && lat <= north && lng >= west && lng <= east)) return null;
  const x = radians(lng - west) * unitsPerRadian;
  const y = (mercator(north) - mercator(lat)) * unitsPerRadian;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
