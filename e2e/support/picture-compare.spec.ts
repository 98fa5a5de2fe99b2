import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './base-test.ts';
import { comparePictures } from './picture-compare.ts';
import { storedForm } from './picture-store.ts';
import type { Picture } from './picture-take.ts';

/** A page in the small: a dark head, words, cards with words, a panel. All lengths in screenshot pixels. */
interface Sketch {
  readonly width: number;
  readonly columns: number;
  readonly lines: number;
  readonly cards: number;
  readonly panel: string;
}

const ink = '#15211f';
const words = (x: number, y: number, width: number, lines: number) =>
  Array.from({ length: lines }, (_, line) =>
    Array.from({ length: Math.floor(width / 6) }, (_letter, at) =>
      (at * 7 + line * 3) % 5 === 0
        ? ''
        : `<rect x="${x + at * 6}" y="${y + line * 12}" width="4" height="5"/>`,
    ).join(''),
  ).join('');

function draw(sketch: Sketch, change: { readonly moved?: number; readonly without?: string } = {}) {
  const { width, columns, lines, cards, panel } = sketch;
  const moved = change.moved ?? 0;
  const gap = 10;
  const cardWidth = (width - gap * (columns + 1)) / columns;
  const cardHeight = 24 + lines * 12;
  const card = (at: number) => {
    const x = gap + (at % columns) * (cardWidth + gap);
    const y = 70 + Math.floor(at / columns) * (cardHeight + gap);
    return `<rect x="${x}" y="${y}" width="${cardWidth}" height="${cardHeight}" rx="8" fill="#fff" stroke="#ddd6c9"/>
      <g fill="${ink}">${words(x + 10, y + 12, cardWidth - 20, lines)}</g>`;
  };
  const rows = Math.ceil(cards / columns);
  const panelTop = 70 + rows * (cardHeight + gap);
  const height = panelTop + 70;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#faf8f4"/>
    <g transform="translate(${moved} ${moved})">
      ${change.without === 'heading' ? '' : `<g fill="${ink}" transform="translate(10 14) scale(2)">${words(0, 0, width / 4, 1)}</g>`}
      ${Array.from({ length: cards }, (_, at) => (change.without === 'card' && at === cards - 1 ? '' : card(at))).join('')}
      ${change.without === 'overlap' ? `<g fill="${ink}">${words(20, 86, cardWidth - 20, lines)}</g>` : ''}
      <rect x="10" y="${panelTop}" width="${width - 20}" height="60" rx="10" fill="${panel}"/>
      ${change.without === 'button' ? '' : `<rect x="20" y="${panelTop + 18}" width="60" height="24" rx="12" fill="#c93f14"/>`}
    </g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The same as it is stored. */
async function store(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture: Picture = { width: info.width, height: info.height, data };
  return storedForm(picture, 20);
}

const sketches: readonly Sketch[] = [195, 720].flatMap((width) =>
  [1, 2, 4, 7].map((cards) => ({
    width,
    columns: width === 195 ? 1 : 3,
    lines: 2 + (cards % 3),
    cards,
    panel: cards % 2 === 0 ? '#08423c' : '#dcefe9',
  })),
);

for (const sketch of sketches) {
  const name = `${sketch.width} px, ${sketch.cards} cards`;

  test.describe(`[screenshots] ${name}`, () => {
    test('itself, or moved by a pixel, is the same, as it is and as it is stored', async () => {
      const picture = await draw(sketch);
      const stored = await store(picture);
      for (const moved of [0, 0.5, 1]) {
        const other = await draw(sketch, { moved });
        expect(await comparePictures(picture, other)).toMatchObject({ same: true });
        expect(await comparePictures(stored, await store(other))).toMatchObject({ same: true });
      }
    });

    for (const without of ['card', 'heading', 'button', 'overlap'])
      test(`${without === 'overlap' ? 'text over text' : `a missing ${without}`} is not`, async () => {
        const [before, changed] = await Promise.all([draw(sketch), draw(sketch, { without })]);
        expect(await comparePictures(await store(before), await store(changed))).toMatchObject({
          same: false,
        });
      });

    test('a panel of another colour is not', async () => {
      const changed = await draw({ ...sketch, panel: '#c93f14' });
      const paler = await draw({ ...sketch, panel: '#faf8f4' });
      expect(await comparePictures(await draw(sketch), changed)).toMatchObject({ same: false });
      expect(await comparePictures(await draw(sketch), paler)).toMatchObject({ same: false });
    });

    test('other columns and one line more are not', async () => {
      const columns = await draw({ ...sketch, columns: sketch.columns + 1 });
      const lines = await draw({ ...sketch, lines: sketch.lines + 1 });
      expect(await comparePictures(await draw(sketch), columns)).toMatchObject({ same: false });
      expect(await comparePictures(await draw(sketch), lines)).toMatchObject({
        same: false,
        reason: expect.stringMatching(/px high and was/),
      });
    });
  });
}

test('[screenshots] another width is told as such', async () => {
  const [sketch] = sketches;
  if (!sketch) throw new Error('There is no sketch.');
  const wider = await draw({ ...sketch, width: sketch.width + 1 });
  expect(await comparePictures(await draw(sketch), wider)).toMatchObject({
    same: false,
    reason: expect.stringMatching(/px wide and was/),
  });
});

test('[screenshots] the difference is drawn in the size of the picture', async () => {
  const [sketch] = sketches;
  if (!sketch) throw new Error('There is no sketch.');
  const result = await comparePictures(await draw(sketch), await draw(sketch, { without: 'card' }));
  const { width = 0 } = result.same || !result.diff ? {} : await sharp(result.diff).metadata();
  expect(Math.abs(width - sketch.width)).toBeLessThan(2);
});
