import { type Static, Type } from 'typebox';
import { choice, link, list, longText, object, text } from '#registry/fields.ts';

/** Ways to reach somebody, in the order of their icons and words. The last two are for people who do not hear. */
export const channelKinds = [
  'phone',
  'email',
  'address',
  'hours',
  'chat',
  'sign-language',
  'text-relay',
] as const;

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  organisation: Type.Optional(
    text({ title: 'Whose contacts these are, for search engines', maxLength: 120 }),
  ),
  channels: list(
    object({
      kind: choice(channelKinds, { title: 'Kind', default: 'phone' }),
      label: Type.Optional(text({ title: 'Label; empty: the usual word', maxLength: 80 })),
      value: longText({ title: 'Number, address, hours or words of the link', maxLength: 300 }),
      href: Type.Optional(link({ title: 'Link; numbers and e-mail addresses have one by themselves' })),
      note: Type.Optional(text({ title: 'Note, e.g. the cost of a call', maxLength: 200 })),
      machineHours: Type.Optional(
        Type.String({
          title: 'Hours for search engines, e.g. Mo-Fr 08:00-20:00',
          maxLength: 100,
          field: 'key',
        }),
      ),
    }),
    { title: 'Ways to reach us', maxItems: 12, default: [] },
  ),
});
export type ContactsProps = Static<typeof props>;
export type Channel = ContactsProps['channels'][number];
export type ChannelKind = Channel['kind'];
