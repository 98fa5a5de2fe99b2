import { expect, test } from 'vitest';
import { drawHere } from '#server/platform/base/pdf/draw-here.ts';
import { type DrawSheet, writeSheet } from '#server/platform/base/pdf/write-sheet.ts';
import { openPdfThread } from './pdf-thread.ts';

const written = writeSheet(
  {
    from: 'Mozaika',
    about: 'Prosta 1, Warszawa',
    title: 'Umowa',
    reference: 'Umowa nr 1',
    subject: 'Umowa nr 1',
    at: new Date('2026-11-10T09:10:00Z'),
    foot: 'Mozaika',
  },
  (sheet) => {
    sheet.title('Umowa', undefined, 'Contract');
    sheet.heading('Strony');
    sheet.facts([['Łucja Żółć', 'ul. Świętojańska 7']]);
    sheet.figures([['Kwota', '1 000,00 zł']]);
    sheet.points(['Pierwszy', 'Drugi']);
    sheet.notice('Ważne');
    sheet.table({ head: ['Dzień', 'Rata'], widths: [1, 1], rows: [['1', '2']], sum: ['', '2'] });
    for (let page = 0; page < 60; page++) sheet.paragraph('Zażółć gęślą jaźń. '.repeat(20));
  },
);

/** How often the event loop of this thread turned while a document was drawn. */
async function turnsWhile(draw: DrawSheet): Promise<{ readonly bytes: Uint8Array; readonly turns: number }> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    if (isOver) return;
    turns += 1;
    setTimeout(turn, 1);
  };
  turn();
  const bytes = await draw(written);
  isOver = true;
  return { bytes, turns };
}

test('the thread draws the same bytes, and this one answers others meanwhile', async () => {
  await using thread = openPdfThread(true);
  // With the library loaded: loading takes turns, too.
  await drawHere(written);
  const here = await turnsWhile(drawHere);
  const there = await turnsWhile((sheet) => thread.run(sheet));
  expect(Buffer.from(there.bytes).equals(Buffer.from(here.bytes))).toBe(true);
  expect(there.turns, String(here.turns)).toBeGreaterThan(5 * here.turns);
});
