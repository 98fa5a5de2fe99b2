import { createRoomTexts } from '#schemas/locales/room-texts.ts';

/** Words of forms and field types: their folders speak the built-in languages, a file of `locales/` any other. */
export const formsRoom = createRoomTexts(
  'forms',
  import.meta.glob<Readonly<Record<string, string>>>('./locales/*.ts', { eager: true, import: 'texts' }),
);
