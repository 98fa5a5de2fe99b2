import { createRoomTexts } from '#schemas/locales/room-texts.ts';

/** Words of the engine: its tables speak the built-in languages, a file of `locales/` any other. */
export const engineRoom = createRoomTexts(
  'engine/i18n',
  import.meta.glob<Readonly<Record<string, string>>>('./locales/*.ts', { eager: true, import: 'texts' }),
);
