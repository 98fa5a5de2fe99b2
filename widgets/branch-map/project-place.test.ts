import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { polandOutline } from './poland-outline.ts';
import { mapSize, projectPlace } from './project-place.ts';

/** Corners of the outline, read from its path: one start, then steps. */
function outlinePoints(): (readonly [number, number])[] {
  const numbers = (polandOutline.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  const points: (readonly [number, number])[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** Whether a point lies inside the outline: a ray to the right crosses its border an odd number of times. */
function isInPoland({ x, y }: { x: number; y: number }): boolean {
  const points = outlinePoints();
  const crossings = points.filter(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossings.length % 2 === 1;
}

const cities = {
  Warszawa: { lat: 52.2297, lng: 21.0122 },
  Kraków: { lat: 50.0614, lng: 19.9372 },
  Gdańsk: { lat: 54.352, lng: 18.6466 },
  Szczecin: { lat: 53.4285, lng: 14.5528 },
  Rzeszów: { lat: 50.0412, lng: 21.9991 },
  Białystok: { lat: 53.1325, lng: 23.1688 },
  Wrocław: { lat: 51.1079, lng: 17.0385 },
};
const abroad = {
  Brześć: { lat: 52.0976, lng: 23.7341 },
  Ostrawa: { lat: 49.8209, lng: 18.2625 },
  Frankfurt: { lat: 52.3471, lng: 14.5506 },
};

describe('the map of branches', () => {
  test.each(Object.entries(cities))('%s lies in Poland', (_name, place) => {
    const point = projectPlace(place);
    expect(point && isInPoland(point)).toBe(true);
  });

  test.each(Object.entries(abroad))('%s lies beyond the border', (_name, place) => {
    const point = projectPlace(place);
    expect(point && isInPoland(point)).toBe(false);
  });

  test('Warsaw stands where a map of Mercator has it', () => {
    expect(projectPlace(cities.Warszawa)).toEqual({ x: 410.5, y: 263.3 });
  });

  test.each([
    ['Berlin', { lat: 52.52, lng: 13.405 }],
    ['the other half of the world', { lat: -52.2, lng: -21 }],
    ['no place at all', { lat: Number.NaN, lng: Number.NaN }],
  ])('%s is not on it', (_name, place) => {
    expect(projectPlace(place)).toBeNull();
  });

  test('[law] what is on it lies inside the drawing; north is up, east is right', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(degrees(40, 60), degrees(10, 30), degrees(0.1, 3), (lat, lng, step) => {
        const at = projectPlace({ lat, lng });
        const [north, east] = [
          projectPlace({ lat: lat + step, lng }),
          projectPlace({ lat, lng: lng + step }),
        ];
        if (!at) return;
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.x).toBeLessThanOrEqual(mapSize.width);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeLessThanOrEqual(mapSize.height + 1);
        if (north) expect(north.y).toBeLessThan(at.y);
        if (east) expect(east.x).toBeGreaterThan(at.x);
      }),
    );
  });
});
