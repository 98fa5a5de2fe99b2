import { createRoomTexts } from '#schemas/locales/room-texts.ts';

/** Words of the widgets: their folders speak the built-in languages, a file of `locales/` any other. Server only. */
export const widgetsRoom = createRoomTexts(
  'widgets',
  import.meta.glob<Readonly<Record<string, string>>>('./locales/*.ts', { eager: true, import: 'texts' }),
);
