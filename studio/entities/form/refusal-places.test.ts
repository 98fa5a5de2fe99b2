import { expect, test } from 'vitest';
import { placesOf } from './refusal-places.ts';

test('[studio] a place that is wrong is named once, and what other rules say of it stays', () => {
  const finding = { level: 'error', path: '/0/title' } as const;
  const places = placesOf({
    fields: { '/0/title': 'To pole jest puste.', key: 'Inny klucz.' },
    findings: [
      { ...finding, rule: 'schema', message: 'must not be empty' },
      { ...finding, rule: 'link-broken', path: '/0/link', message: 'Nigdzie.', cure: 'Wybierz inny.' },
    ],
  });
  expect(places).toEqual([
    { path: '/0/title', text: 'To pole jest puste.' },
    { path: '/0/link', text: 'Nigdzie. Wybierz inny.' },
  ]);
});
