import type { MapMarker } from '#schemas/map-marker.ts';
import { type MapPoint, projectPlace } from './project-place.ts';

/** A place of the list with its number there. */
export interface NumberedPlace {
  readonly number: number;
  readonly marker: MapMarker;
}

/** One pin: the places that would lie on each other, in their order, at the point of the first. */
export interface Pin {
  readonly point: MapPoint;
  readonly places: readonly [NumberedPlace, ...NumberedPlace[]];
}

export interface GroupedPlaces {
  /** All places, as the list shows them: those of one pin follow each other, those off the map come last. */
  readonly list: readonly NumberedPlace[];
  readonly pins: readonly Pin[];
}

/** Nearer than this, in units of the map, two pins would cover each other. */
export const pinDistance = 36;

/** Numbers the places and gathers those that need one pin. The order of the content is kept as far as that allows. */
export function groupPlaces(markers: readonly MapMarker[]): GroupedPlaces {
  const groups: { point: MapPoint | null; markers: MapMarker[] }[] = [];
  const off: MapMarker[] = [];
  for (const marker of markers) {
    const point = projectPlace(marker);
    if (point === null) {
      off.push(marker);
      continue;
    }
    const near = groups.find((group) => group.point !== null && distance(group.point, point) < pinDistance);
    if (near) near.markers.push(marker);
    else groups.push({ point, markers: [marker] });
  }
  groups.push({ point: null, markers: off });

  const list: NumberedPlace[] = [];
  const pins: Pin[] = [];
  for (const group of groups) {
    const places = group.markers.map((marker, index) => ({ number: list.length + index + 1, marker }));
    list.push(...places);
    const [first, ...others] = places;
    if (group.point && first) pins.push({ point: group.point, places: [first, ...others] });
  }
  return { list, pins };
}

/** What stands on a pin: `4`, or `4–6` for several places. */
export function pinLabel({ places }: Pin): string {
  const first = places[0].number;
  return places.length === 1 ? `${first}` : `${first}–${first + places.length - 1}`;
}

const distance = (one: MapPoint, other: MapPoint): number => Math.hypot(one.x - other.x, one.y - other.y);
