import { type Static, Type } from 'typebox';
import { action, choice, flag, key, list, longText, object, text } from '#registry/fields.ts';

const presence = ['required', 'optional', 'hidden'] as const;

export const props = Type.Object({
  variant: choice(['newsletter', 'contact', 'callback'], { title: 'What it is for', default: 'contact' }),
  topic: Type.Optional(
    key({ title: 'Topic it is filed under', description: 'Empty: the name of the variant', maxLength: 100 }),
  ),
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Text', maxLength: 500 })),
  name: Type.Optional(
    choice(presence, { title: 'Field: name', description: 'Empty: as the variant has it' }),
  ),
  email: Type.Optional(
    choice(presence, { title: 'Field: e-mail', description: 'Empty: as the variant has it' }),
  ),
  phone: Type.Optional(
    choice(presence, { title: 'Field: telephone', description: 'Empty: as the variant has it' }),
  ),
  consents: list(
    object({
      text: longText({ title: 'What the visitor agrees to, word for word', maxLength: 2000 }),
      required: flag({ title: 'Cannot be sent without it', default: true }),
    }),
    { title: 'Consents, never ticked beforehand', minItems: 1, maxItems: 6 },
  ),
  privacy: Type.Optional(action({ title: 'Link to how data is protected' })),
  button: Type.Optional(text({ title: 'Button; empty: the usual words', maxLength: 60 })),
  successTitle: Type.Optional(text({ title: 'Heading after sending', maxLength: 120 })),
  successText: Type.Optional(longText({ title: 'Text after sending', maxLength: 500 })),
  contactPhone: Type.Optional(text({ title: 'Telephone for those who rather call', maxLength: 40 })),
  contactEmail: Type.Optional(
    Type.String({
      title: 'E-mail for those who rather write',
      pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
      maxLength: 254,
      field: 'key',
    }),
  ),
});
export type LeadFormProps = Static<typeof props>;
