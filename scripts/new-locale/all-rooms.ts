import '#engine/i18n/engine-texts.ts';
import { engineRoom } from '#engine/i18n/room.ts';
import type { RoomTexts } from '#schemas/locales/room-texts.ts';
import { formsRoom } from '#ui/forms/room.ts';
import '#server/platform/platform.ts';
import { platformRoom } from '#server/platform/http/room.ts';
// Tables are declared where their modules load: widgets bring those of the forms along.
import '#widgets/index.ts';
import { widgetsRoom } from '#widgets/room.ts';

/** Every room that has words of its own: one file of each speaks a language. */
export const rooms: readonly RoomTexts[] = [engineRoom, formsRoom, widgetsRoom, platformRoom];
