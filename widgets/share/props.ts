import { type Static, Type } from 'typebox';
import { choice, list, text } from '#registry/fields.ts';

export const networks = ['email', 'whatsapp', 'facebook', 'linkedin', 'x'] as const;
export type Network = (typeof networks)[number];

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Words before the links; empty: the usual ones', maxLength: 120 })),
  networks: list(choice(networks, { title: 'Where to' }), {
    title: 'Where one can share; missing: everywhere',
    maxItems: networks.length,
    default: [...networks],
  }),
});
export type ShareProps = Static<typeof props>;
