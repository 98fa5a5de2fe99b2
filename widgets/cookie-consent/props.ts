import { type Static, Type } from 'typebox';
import { action, choice, flag, integer, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  placement: choice(['bar', 'inline'], {
    title: 'Place',
    description:
      'bar: over the foot of every page until there is an answer; put it into the layout. inline: where it stands, to look the answer up and change it',
    default: 'bar',
  }),
  version: integer({
    title: 'Version of the words',
    description: 'Raise it when you ask for something new: everybody is asked again',
    minimum: 1,
    maximum: 999_999,
    default: 1,
  }),
  title: Type.Optional(text({ title: 'Heading', maxLength: 120 })),
  text: Type.Optional(longText({ title: 'What is asked for', maxLength: 1000 })),
  analytics: flag({ title: 'Ask for analytics', default: true }),
  analyticsText: Type.Optional(longText({ title: 'What analytics does', maxLength: 400 })),
  marketing: flag({ title: 'Ask for marketing', default: true }),
  marketingText: Type.Optional(longText({ title: 'What marketing does', maxLength: 400 })),
  policy: Type.Optional(action({ title: 'Link to the policy' })),
});
export type CookieConsentProps = Static<typeof props>;
