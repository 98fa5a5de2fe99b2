import { contentKinds } from '#schemas/content-kinds.ts';
import type { StudioScreen } from '../app/screen.ts';
import type { EntityKind } from './entity-kind.ts';

/** The list of one kind of content as a screen of the Studio, and what the form of its entries goes by. */
export interface KindScreen extends StudioScreen {
  readonly entity: EntityKind;
}

/** Makes the screen of a kind. Its view is fetched when it is opened. */
export const kindScreen = (entity: EntityKind): KindScreen => ({
  entity,
  path: entity.path,
  nav: entity.nav,
  title: `entities.${entity.kind}-title`,
  role: contentKinds[entity.kind].write,
  load: async () => {
    const { EntityList } = await import('./list/entity-list.tsx');
    return { default: () => <EntityList entity={entity} /> };
  },
});
