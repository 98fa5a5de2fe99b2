import { createRoomTexts } from '#schemas/locales/room-texts.ts';

/**
 * Words of the platform: its tables stand beside the code of each part and speak the built-in languages, a file of `locales/`
 * speaks any other for all parts.
 */
export const platformRoom = createRoomTexts(
  'server/platform/http',
  import.meta.glob<Readonly<Record<string, string>>>('./locales/*.ts', { eager: true, import: 'texts' }),
);
