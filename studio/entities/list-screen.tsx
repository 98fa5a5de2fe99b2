import type { ContentKindName } from '#schemas/content-kinds.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { StudioScreen } from '../app/screen.ts';

/** The list of one kind of content as a screen of the Studio. Its view is fetched when it is opened. */
export const listScreen = (
  kind: ContentKindName,
  place: Pick<StudioScreen, 'path' | 'nav'>,
): StudioScreen => ({
  ...place,
  title: `entities.${kind}-title`,
  role: contentKinds[kind].write,
  load: async () => {
    const [{ EntityList }, { entityKindAt }] = await Promise.all([
      import('./list/entity-list.tsx'),
      import('./entity-kinds.ts'),
    ]);
    const entity = entityKindAt(contentKinds[kind].segment);
    if (!entity) throw new Error(`${kind} has no studio/entities/kinds/${kind}/kind.ts.`);
    return { default: () => <EntityList entity={entity} /> };
  },
});
