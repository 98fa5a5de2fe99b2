import type { FastifyRequest } from 'fastify';
import {
  codeGenerate,
  codeVerify,
  contactsInitVerification,
  contactsVerify,
  mobilePhoneUpdate,
} from '#schemas/calls/contacts.ts';
import { refuseCode, wrongCode } from '../../base/codes/wrong-code.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type Caller, callerOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { wrongStatus } from '../../http/wrong-status-texts.ts';
import { customerOf, readCustomer, requireCustomer } from '../require-customer.ts';
import type { AccountParts } from './account-parts.ts';
import { accountTexts } from './account-texts.ts';
import { assertReachable } from './before-sending.ts';
import { type Contact, readContact, readEmail, readPhone } from './contacts.ts';
import { assertPassword } from './password-changes.ts';
import type { RegistrationProof } from './registration.ts';

/** Codes: asking for one, and what it proves (specification 5, 7). */
export function registerContactRoutes(app: PlatformApp, parts: AccountParts): void {
  const { context, registration, proofs, recovery, stepUp, phones } = parts;
  const { codes, customers, limits, sender, audit } = context;

  const contactOf = (given: unknown, { language }: Caller, field = 'contact'): Contact => {
    const contact = readContact(given);
    if (contact === null)
      throw fieldErrors(language, { [field]: refuseIn(accountTexts, language, 'badContact') });
    return contact;
  };

  /** A code that no message of ours can have held. */
  const nobodysCode = ({ language }: Caller) => fieldErrors(language, { code: refuseCode(language, 0) });

  /** A code for the account's own contact, for a change of the account, or for a registration that waits. */
  const sendCode = async (request: FastifyRequest, contact: Contact): Promise<void> => {
    const caller = callerOf(request);
    assertReachable(sender, contact.channel, caller.language);
    const who = await readCustomer(customers.sessions, request);
    if (who !== null) {
      const purpose = proofs.purposeOf(who.customer, contact);
      if (purpose === 'contact') await proofs.send(who.customer, contact, caller);
      else await proofs.resend(who.customer, purpose, caller);
      return;
    }
    await limits.beforeSending(contact.address, caller);
    if (contact.channel === 'email') await registration.resend(contact.address, caller);
  };
  /** Opens the account of a registration, with a session of its own ([sec 3]). */
  const openAccount = async (proof: RegistrationProof, caller: Caller) => {
    const opened = await registration.finish(proof, caller);
    if (opened !== null) return customers.sessions.open(opened, caller, 'code');
    await audit.record({
      kind: 'code-failed',
      address: caller.address,
      details: { purpose: 'registration' },
    });
    throw await wrongCode(codes, { purpose: 'registration', subject: proof.email }, caller);
  };

  serve(app, contactsInitVerification, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { contact: given } = request.body;
    const contact = contactOf(given, callerOf(request));
    await sendCode(request, contact);
    return { data: { contact: given, channel: contact.channel } };
  });

  serve(app, contactsVerify, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    const contact = contactOf(request.body.contact, caller);
    const code = request.body.code.trim();
    await limits.beforeTrying(caller);
    const who = await readCustomer(customers.sessions, request);
    if (who === null) {
      if (contact.channel !== 'email') throw nobodysCode(caller);
      const key = request.body.registration_key;
      return { data: await openAccount({ email: contact.address, code, key }, caller) };
    }
    const purpose = proofs.purposeOf(who.customer, contact);
    if (await proofs.prove(who.customer, { purpose, code, contact }, caller)) {
      return { data: { verified: true as const } };
    }
    throw await wrongCode(codes, { purpose, subject: who.customer.id }, caller);
  });

  serve(app, codeGenerate, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    const { body } = request;
    if (body.purpose === 'step-up') {
      await requireCustomer(customers.sessions)(request);
      const { action, details = {} } = body;
      return { data: await stepUp.send(customerOf(request).customer, action, details, caller) };
    }
    const { purpose, contact } = body;
    if (purpose === 'phone-confirmation') {
      await requireCustomer(customers.sessions)(request);
      return { data: await phones.send(customerOf(request).customer, caller) };
    }
    if (purpose === 'restore') {
      await recovery.send(contactOf(readEmail(contact), caller).address, 'code', caller);
    } else if (purpose === 'email-change' || purpose === 'phone-change') {
      await requireCustomer(customers.sessions)(request);
      const sent = await proofs.resend(customerOf(request).customer, purpose, caller);
      if (sent === null) {
        throw fieldErrors(caller.language, {
          purpose: refuseIn(accountTexts, caller.language, 'nothingToConfirm'),
        });
      }
    } else {
      await sendCode(request, contactOf(contact, caller));
    }
    return { data: { sent: true as const } };
  });

  serve(app, codeVerify, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    const { purpose, contact, registration_key: key } = request.body;
    const code = request.body.code.trim();
    await limits.beforeTrying(caller);
    if (purpose === 'registration') {
      const { address: email } = contactOf(readEmail(contact), caller);
      return { data: await openAccount({ email, code, key }, caller) };
    }
    // A code for a new password is used with the password, by `update-access`.
    if (purpose === 'restore') throw nobodysCode(caller);
    await requireCustomer(customers.sessions)(request);
    const { customer } = customerOf(request);
    if (purpose === 'phone-confirmation') {
      const end = await phones.prove(customer, code, caller);
      if (end === 'proved') return { data: { verified: true as const } };
      // The application is blocked now: the page learns that its status has changed.
      if (end === 'spent') throw new PlatformError('wrong_status', wrongStatus(caller.language));
      throw await wrongCode(codes, { purpose, subject: customer.id }, caller);
    }
    const own = purpose === 'contact' ? { contact: contactOf(contact ?? customer.phone, caller) } : {};
    const known = purpose === 'email-change' || purpose === 'phone-change' ? purpose : 'contact';
    if (await proofs.prove(customer, { purpose: known, code, ...own }, caller)) {
      return { data: { verified: true as const } };
    }
    throw await wrongCode(codes, { purpose: known, subject: customer.id }, caller);
  });

  serve(app, mobilePhoneUpdate, async (request) => {
    const caller = callerOf(request);
    const { phone: given, current_password } = request.body;
    const phone = readPhone(given);
    if (phone === null) {
      throw fieldErrors(caller.language, { phone: refuseIn(accountTexts, caller.language, 'badPhone') });
    }
    assertReachable(sender, 'sms', caller.language);
    const { customer } = customerOf(request);
    await assertPassword(context, customer, current_password, caller);
    await proofs.send(customer, { channel: 'sms', address: phone }, caller);
    return { data: { contact: given, channel: 'sms' as const } };
  });
}
