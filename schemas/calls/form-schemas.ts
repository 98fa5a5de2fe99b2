import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { FormDefinition } from '../form.ts';
import { Alias } from '../names.ts';
import { LanguageQuery } from './request-schemas.ts';

/** What every form is sent as. */
export const FormBody = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Values of the fields by their alias; a field left empty is left out.',
});

/** Room for the fields of a form; files travel on their own. */
export const formBodyLimit = 512 * 1024;

/** Language, and where the visitor came from (specification 3). */
export const SubmitQuery = Type.Object({
  ...LanguageQuery.properties,
  channel: Type.Optional(
    Type.Unknown({ description: 'Where the visitor came from; cut at 200 characters.' }),
  ),
  instrument: Type.Optional(Type.Unknown()),
  subchannel: Type.Optional(Type.Unknown()),
  externalId: Type.Optional(Type.Unknown()),
});

/** An auth group, whose forms and accounts a call is about. */
export const GroupParams = Type.Object({ group: Alias });

/** Where a code went: the contact as it was given. */
export const SentTo = Type.Object({
  contact: Type.String(),
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
});

/** What a registration answers, and the calls that prove its code may bring ([sec 13]). */
export const RegistrationKey = Type.String({
  maxLength: 100,
  description:
    'Whose form the code opens an account of; optional with the code, as mail may be read on another device. Where more than one form was sent for an address, an account is opened without any of their data unless the key of one comes with the code.',
});

/** The answer of a call that gives a form. */
export const FormAnswer = Envelope(FormDefinition);
