import { expect, test } from 'vitest';
import { pagePassages } from './page-passages.ts';

const passages = (props: Record<string, unknown>) =>
  pagePassages({ blocks: [{ id: 'a', type: 'x', props }] });

test('[search] names stand before what they name, whatever order the database keeps', () => {
  expect(passages({ html: '<p>Odpowiedź jest prosta.</p>', title: 'Pytanie' })).toEqual([
    'Pytanie',
    'Odpowiedź jest prosta.',
  ]);
});

test('[search] texts of slots and lists count, words for the program do not', () => {
  const inner = { id: 'b', type: 'hero', props: { lead: 'Lewa strona' } };
  const found = pagePassages({
    blocks: [
      {
        id: 'a',
        type: 'columns',
        props: {
          columns: 'auto',
          key: 'Contact box',
          href: '/o nas',
          link: 'mailto:pomoc@firma.example',
          site: 'https://firma.example/a b',
          from: '2026-11-21',
          count: 3,
          image: { src: '/a.svg', alt: 'Klucz w zamku' },
          items: [{ icon: 'check', label: 'Kontakt' }, null, { text: '42 zł' }],
        },
        slots: { left: [inner] },
      },
    ],
  });
  expect(found).toEqual(['Kontakt', '42 zł', 'Lewa strona']);
});
