import { expect, test } from 'vitest';
import { logRows } from './log-rows.ts';
import type { OutboxEntry } from './outbox.ts';
import { sampleMessage, sampleOwnMessage } from './sample-messages.ts';

const waiting: OutboxEntry = {
  key: 'k',
  room: 'r',
  text: 'a',
  file: null,
  date: '2026-11-21T10:00:00Z',
  refused: null,
};

test('[issue 18] each day of the lender begins a group, a voice is named once, and what waits stands last', () => {
  const rows = logRows(
    [
      sampleOwnMessage(1, { date_created: '2026-11-20T22:30:00Z' }),
      sampleMessage(2, { date_created: '2026-11-20T23:30:00Z' }),
      sampleMessage(3, { date_created: '2026-11-20T23:40:00Z' }),
    ],
    [waiting],
    { readUntil: null, timeZone: 'Europe/Warsaw' },
  );
  expect(rows.map((row) => (row.kind === 'message' ? [row.message.number, row.begins] : row.kind))).toEqual([
    'day',
    [1, true],
    'day',
    [2, true],
    [3, false],
    'waiting',
  ]);
});

test('[issue 18] the divider stands before the first message of the other side that was not read, and once', () => {
  const rows = logRows([sampleMessage(1), sampleOwnMessage(2), sampleMessage(3), sampleMessage(4)], [], {
    readUntil: 1,
    timeZone: 'Europe/Warsaw',
  });
  expect(rows.map(({ kind }) => kind)).toEqual([
    'day',
    'message',
    'message',
    'divider',
    'message',
    'message',
  ]);
});

test('a row keeps its key when the server confirms what the outbox had', () => {
  const [, sent] = logRows([sampleOwnMessage(1, { client_id: waiting.key })], [], {
    readUntil: null,
    timeZone: 'Europe/Warsaw',
  });
  expect(sent?.key).toBe(logRows([], [waiting], { readUntil: null, timeZone: 'Europe/Warsaw' })[0]?.key);
});

test('[broken] a date that is none does not take the log away', () => {
  expect(
    logRows([sampleMessage(1, { date_created: 'never' }), sampleMessage(2)], [], {
      readUntil: null,
      timeZone: 'Europe/Warsaw',
    }),
  ).toHaveLength(4);
});
