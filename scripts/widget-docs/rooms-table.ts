import { aboutRooms } from '../imports/about-rooms.ts';
import { mayImport } from '../imports/rooms.ts';
import { code, markdownTable } from './markdown-table.ts';

/** The table of docs/architecture.md: rooms, what lives there, and whom each may import. */
export const roomsTable = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'rooms',
      markdownTable(
        ['Folder', 'What lives there', 'May import'],
        Object.entries(mayImport).map(([room, granted]) => [
          code(`${room}/`),
          aboutRooms[room] ?? '',
          granted.includes('*') ? 'everything' : granted.join(', ') || 'nothing of ours',
        ]),
      ),
    ],
  ]);
