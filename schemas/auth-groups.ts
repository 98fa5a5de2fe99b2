import { type Static, Type } from 'typebox';
import { Alias } from './names.ts';

/** Configuration category of the auth groups. */
export const authGroupsCategory = 'auth-groups';

/** Values of the category `auth-groups`: which groups of customers there are; the title by language. */
export const AuthGroupsConfig = Type.Object(
  {
    groups: Type.Array(
      Type.Object({
        alias: Alias,
        title: Type.Record(
          Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
          Type.String({ minLength: 1, maxLength: 80 }),
        ),
        is_default: Type.Optional(Type.Boolean()),
      }),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { additionalProperties: false },
);
export type AuthGroupsConfig = Static<typeof AuthGroupsConfig>;

/** What the groups are called that a site has which configures none. */
export const defaultGroupTitles = {
  personal: {
    pl: 'Klient indywidualny',
    en: 'Personal customer',
    ru: 'Частный клиент',
    uk: 'Приватний клієнт',
  },
  partner: { pl: 'Partner', en: 'Partner', ru: 'Партнёр', uk: 'Партнер' },
} as const;

/** The groups of a site that configures none (specification 6). */
export const defaultAuthGroups: AuthGroupsConfig = {
  groups: [
    {
      alias: 'personal',
      title: defaultGroupTitles.personal,
      is_default: true,
    },
    { alias: 'partner', title: defaultGroupTitles.partner },
  ],
};
