import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapMarker } from '#schemas/map-marker.ts';
import { groupPlaces, pinDistance, pinLabel } from './group-places.ts';

const marker = (id: string, lat: number, lng: number): MapMarker => ({
  id,
  title: id,
  address: '',
  lat,
  lng,
});
const warsaw = marker('warsaw', 52.2297, 21.0122);
const praga = marker('praga', 52.25, 21.04);
const cracow = marker('cracow', 50.0614, 19.9372);
const berlin = marker('berlin', 52.52, 13.405);

describe('[spec 3] branches on the map and in the list', () => {
  test('places of one city share a pin and follow each other in the list', () => {
    const { list, pins } = groupPlaces([warsaw, cracow, praga]);
    expect(list.map(({ marker: { id } }) => id)).toEqual(['warsaw', 'praga', 'cracow']);
    expect(pins.map(pinLabel)).toEqual(['1–2', '3']);
  });

  test('a place abroad is in the list only, at its end', () => {
    const { list, pins } = groupPlaces([berlin, cracow]);
    expect(list.map(({ marker: { id } }) => id)).toEqual(['cracow', 'berlin']);
    expect(pins).toHaveLength(1);
  });

  test('nothing gives nothing', () => {
    expect(groupPlaces([])).toEqual({ list: [], pins: [] });
  });

  test('[law] every place is listed once, numbered from one, and no two pins cover each other', () => {
    const places = fc.array(
      fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
        inside: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(places, (raw) => {
        const markers = raw.map(({ lat, lng, inside }, index) =>
          inside
            ? marker(`${index}`, 49 + Math.abs(lat) / 16, 14.5 + Math.abs(lng) / 19)
            : marker(`${index}`, lat, lng),
        );
        const { list, pins } = groupPlaces(markers);
        expect(list.map(({ number }) => number)).toEqual(markers.map((_marker, index) => index + 1));
        expect(list.map((place) => place.marker.id).toSorted()).toEqual(
          markers.map(({ id }) => id).toSorted(),
        );
        for (const [index, { point }] of pins.entries())
          for (const other of pins.slice(index + 1))
            expect(Math.hypot(point.x - other.point.x, point.y - other.point.y)).toBeGreaterThanOrEqual(
              pinDistance,
            );
      }),
    );
  });
});
