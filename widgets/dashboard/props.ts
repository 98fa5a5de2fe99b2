import { type Static, Type } from 'typebox';
import { link, optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: optional(text({ title: 'Heading for visitors without an account', maxLength: 120 })),
  calculator: link({ title: 'Where the calculator is', default: '/' }),
});
export type DashboardProps = Static<typeof props>;
