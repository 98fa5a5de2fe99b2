import { expect, test } from 'vitest';
import { screens } from '../app/screens.ts';

test('[studio] no two entries of a group of the menu claim the same place', () => {
  const places = screens.flatMap(({ nav }) => (nav ? [`${nav.group} ${nav.order}`] : []));
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  expect(places.length).toBeGreaterThan(20);
});
