import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'vitest';
import type { FormDefinition } from '#schemas/form.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { OpenSession } from '#schemas/open-session.ts';
import type { PasskeyQuestion } from '#schemas/passkey.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { fieldsOf } from '../content/forms/check-submission.ts';
import type { Answer, Question } from './ask.ts';
import { pdf } from './sample-files.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { fieldPart, filePart, multipart } from './upload.ts';

export type Asking = (url: string, question?: Question) => Promise<Answer>;

/** How a place is tried with an id of somebody else. */
export interface Owned {
  /** Status both customers are in. */
  readonly in: ApplicationStatus;
  /** The victim's id, made where there is none yet. */
  readonly id: (victim: Asking) => Promise<string>;
  /** What the thief sends; gets what is the thief's own, too. */
  readonly steal: (id: string, thief: Asking) => Promise<Answer>;
  /** What the thief is answered; 404 where not given. */
  readonly answer?: number;
  /** What the owner is answered; 200 where not given. */
  readonly good?: number;
}
/** `public`: what it names belongs to nobody. `unserved`: the platform has no such call yet. */
type Place = Owned | 'public' | 'unserved';

export const loan = '/v2/loan';
export const account = '/v2/system/customers/account';
const key = () => ({ [idempotencyHeader]: crypto.randomUUID() });
export const idOf = (row: unknown): string =>
  (row as { readonly id: string } | undefined)?.id ?? expect.unreachable();
const first = async (answer: Promise<Answer>): Promise<string> =>
  idOf(((await answer).body.data as readonly unknown[])[0]);
const bankAccount = async (who: Asking) => {
  const { data } = (await who(`${loan}/bank/account/list`)).body.data as { data: readonly unknown[] };
  return idOf(data[0]);
};
const linkOf = async (who: Asking, way: keyof typeof ways): Promise<string> => {
  const { open, at } = ways[way];
  const { link_id } = (await who(`${at}/${open}`, way === 'kontomatik' ? {} : { payload: {} })).body.data as {
    link_id: string;
  };
  // Written down once the bank was asked.
  expect((await who(`${at}/status`, { payload: { link_id } })).body.data).toMatchObject({
    state: 'authorised',
  });
  return link_id;
};
const ways = {
  kontomatik: { open: 'access', at: `${loan}/pay/kontomatik` },
  'transaction-link': { open: 'authorize', at: `${loan}/transaction-link` },
};
const comments = '/v2/posts/comments';
const underPost = '/v2/posts/items/p00/comments';
const profileFile = async (who: Asking): Promise<string> => {
  const payload = multipart(fieldPart('documents'), filePart(pdf(), 'umowa.pdf', 'application/pdf'));
  const headers = { 'content-type': 'multipart/form-data; boundary=mozaika-test-boundary' };
  return idOf((await who(`${account}/profile-update/personal/files`, { payload, headers })).body.data);
};
const writtenBy = async (who: Asking, text: string): Promise<string> =>
  idOf((await who(underPost, { payload: { text: `${text} ${crypto.randomUUID()}` } })).body.data);
/** What a platform that is told nothing calls its site, by its name. */
const siteByName = 'http://localhost:3000';
const passkeyQuestions = new Map<string, PasskeyQuestion>();
const chatOf = {
  in: 'nothing',
  id: async (who: Asking): Promise<string> => {
    const uuid = crypto.randomUUID();
    await who('/v2/chat/message', { payload: { uuid, message: 'Dzień dobry' } });
    return uuid;
  },
} as const;
const chatFile = {
  payload: multipart(filePart(pdf(), 'umowa.pdf', 'application/pdf')),
  headers: { 'content-type': 'multipart/form-data; boundary=mozaika-test-boundary' },
};
/** The chat a file was uploaded for, which its message has to name. */
const chatOfFiles = new Map<string, string>();
const fileInChat = async (who: Asking) => {
  const uuid = await chatOf.id(who);
  const id = idOf((await who(`/v2/chat/${uuid}/upload`, chatFile)).body.data);
  chatOfFiles.set(id, uuid);
  return { uuid, id };
};
/** One that only its author sees; even its author cannot answer or rate it yet. */
const waitingComment = {
  in: 'nothing',
  id: (victim: Asking) => writtenBy(victim, 'Zajrzyjcie na www.example.com'),
  good: 409,
} as const;
const linkPlaces = (way: keyof typeof ways): Record<string, Place> => {
  const { at } = ways[way];
  const common = { in: 'payment-request', id: (victim: Asking) => linkOf(victim, way) } as const;
  return {
    [`${way}.status link_id`]: {
      ...common,
      steal: (link_id, thief) => thief(`${at}/status`, { payload: { link_id } }),
    },
    [`${way}.process link_id`]: {
      ...common,
      steal: (link_id, thief) =>
        thief(`${at}/process`, { payload: { link_id, account_id: `of ${link_id}` } }),
    },
    // The bank's name of an account, good within its link only: refused as a field.
    [`${way}.process account_id`]: {
      ...common,
      steal: async (link, thief) =>
        thief(`${at}/process`, {
          payload: { link_id: await linkOf(thief, way), account_id: `of ${link}` },
        }),
      answer: 422,
    },
  };
};
const offerPlace = (path: string, more: object = {}): Owned => ({
  in: 'counter-offer',
  id: (victim) => first(victim(`${loan}/application/counter-offer`)),
  steal: (offer_id, thief) => thief(`${loan}/application/${path}`, { payload: { offer_id, ...more } }),
});

/** Every place of `idPlaces`. One that is not here fails the test. */
export const ownedPlaces: Readonly<Record<string, Place>> = {
  'contract.document id': {
    in: 'contract',
    id: async (victim) => {
      const { body } = await victim(`${loan}/contract/document/get`);
      return idOf((body as { readonly files?: readonly unknown[] }).files?.[0]);
    },
    steal: (id, thief) => thief(`${loan}/contract/document/${id}`),
  },
  'account.transfer-money account_id': {
    in: 'contract',
    id: bankAccount,
    steal: (account_id, thief) =>
      thief(`${loan}/account/transfer-money`, {
        payload: { account_id, amount_minor: 1000, code: '123456' },
        headers: key(),
      }),
    // The code is wrong.
    good: 422,
  },
  'code.generate account_id of account.transfer-money': {
    in: 'contract',
    id: bankAccount,
    steal: (account_id, thief) =>
      thief(`${loan}/code/generate`, {
        payload: {
          purpose: 'step-up',
          action: 'account.transfer-money',
          details: { account_id, amount_minor: 1000 },
        },
      }),
  },
  'pay.status order_id': {
    in: 'contract',
    id: async (victim) => {
      const payload = { amount_minor: 1000 };
      const { data } = (await victim(`${loan}/blue-cash/repayment`, { payload, headers: key() })).body;
      return (data as { readonly order_id: string }).order_id;
    },
    steal: (id, thief) => thief(`${loan}/pay/status?order_id=${id}`),
  },
  'counter-offer.select offer_id': offerPlace('counter-offer/select'),
  'counter-offer.apply offer_id': offerPlace('counter-offer', { decision: 'accept' }),
  ...linkPlaces('kontomatik'),
  ...linkPlaces('transaction-link'),
  'account.keys.remove id': {
    in: 'nothing',
    id: async (victim) => {
      const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const public_key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
      const payload = { public_key, password: sandboxPassword };
      return idOf((await victim(`${account}/keys`, { payload })).body.data);
    },
    steal: (id, thief) => thief(`${account}/keys/${id}`, { method: 'DELETE' }),
  },
  'account.passkeys.add challenge_id': {
    in: 'nothing',
    id: async (victim) => {
      const { body } = await victim(`${account}/passkeys/ask`, { payload: { password: sandboxPassword } });
      const question = body.data as PasskeyQuestion;
      passkeyQuestions.set(question.challenge_id, question);
      return question.challenge_id;
    },
    steal: (id, thief) => {
      const question = passkeyQuestions.get(id) ?? { challenge_id: id, options: {} };
      const device = new SoftwareAuthenticator(siteByName);
      return thief(`${account}/passkeys`, { payload: device.make(question) });
    },
    answer: 422,
  },
  // What a device calls its own passkey; one that an account has already is refused to all others.
  'account.passkeys.add id': 'public',
  'account.passkeys.add rawId': 'public',
  'account.passkeys.remove id': {
    in: 'nothing',
    id: async (victim) => {
      const asked = await victim(`${account}/passkeys/ask`, { payload: { password: sandboxPassword } });
      const device = new SoftwareAuthenticator(siteByName);
      const payload = device.make(asked.body.data as PasskeyQuestion);
      return idOf((await victim(`${account}/passkeys`, { payload })).body.data);
    },
    steal: (id, thief) => thief(`${account}/passkeys/${id}`, { method: 'DELETE' }),
  },
  'account.sessions.end id': {
    in: 'nothing',
    // Of another device: without its own session the victim could not be asked any more.
    id: async (victim) => {
      const self = (await victim(`${account}/self`)).body.data as { readonly email: string };
      await victim('/v2/loan/user/login', { payload: { email: self.email, password: sandboxPassword } });
      const sessions = (await victim(`${account}/sessions`)).body.data as readonly OpenSession[];
      return idOf(sessions.find(({ current }) => !current));
    },
    steal: (id, thief) => thief(`${account}/sessions/${id}/end`, { method: 'POST' }),
  },
  'account.files.remove id': {
    in: 'nothing',
    id: async (victim) => {
      const id = await profileFile(victim);
      // What the form comes with goes back; a customer with a contract is not asked for the name.
      const { body } = await victim(`${account}/profile-update/personal`);
      const kept = fieldsOf(body.data as FormDefinition).map(({ alias, default_value: value }) => [
        alias,
        value,
      ]);
      const payload = { ...Object.fromEntries(kept), documents: [id] };
      await victim(`${account}/profile-update/personal`, { payload });
      return id;
    },
    steal: (id, thief) => thief(`${account}/files/${id}`, { method: 'DELETE' }),
  },
  'account.profile-update.file id': {
    in: 'nothing',
    id: profileFile,
    steal: (id, thief) => thief(`${account}/profile-update/personal/files/${id}`),
  },
  // Where an advertisement says its visitor came from: kept, and nothing is looked up by it.
  'application.create externalId': 'public',
  'application.status externalId': 'public',
  // Banks and partners are the same for everybody.
  'blue-cash.repayment bank_id': 'public',
  'resale.init offer_id': 'public',
  'resale.partner offer_id': 'public',
  'comment.rate comment_id': {
    ...waitingComment,
    steal: (comment_id, thief) => thief(`${comments}/rate`, { payload: { comment_id, action: 'like' } }),
  },
  'comment.create comment_top_id': {
    ...waitingComment,
    steal: (comment_top_id, thief) => thief(underPost, { payload: { comment_top_id, text: 'Odpowiedź' } }),
  },
  'comment.create parent_id': {
    ...waitingComment,
    steal: (id, thief) =>
      thief(underPost, { payload: { comment_top_id: id, parent_id: id, text: 'Odpowiedź' } }),
  },
  'comment.report id': {
    ...waitingComment,
    steal: (id, thief) => thief(`${comments}/${id}/report`, { payload: { reason: 'spam' } }),
  },
  'comment.edit id': {
    in: 'nothing',
    id: (victim) => writtenBy(victim, 'Dziękuję za ten wpis.'),
    steal: (id, thief) => thief(`${comments}/${id}`, { method: 'PATCH', payload: { text: 'Cudze słowa' } }),
  },
  'comment.delete id': {
    in: 'nothing',
    id: (victim) => writtenBy(victim, 'To zaraz zniknie.'),
    steal: (id, thief) => thief(`${comments}/${id}`, { method: 'DELETE' }),
  },
  'chat.upload uuid': {
    ...chatOf,
    steal: (uuid, thief) => thief(`/v2/chat/${uuid}/upload`, chatFile),
  },
  'chat.messages uuid': { ...chatOf, steal: (uuid, thief) => thief(`/v2/chat/${uuid}/messages`) },
  'chat.read uuid': { ...chatOf, steal: (uuid, thief) => thief(`/v2/chat/${uuid}/read`, { method: 'POST' }) },
  'chat.close uuid': {
    ...chatOf,
    steal: (uuid, thief) => thief(`/v2/chat/${uuid}/close`, { method: 'POST' }),
  },
  'chat.rate uuid': {
    in: 'nothing',
    id: async (victim) => {
      const uuid = await chatOf.id(victim);
      await victim(`/v2/chat/${uuid}/close`, { method: 'POST' });
      return uuid;
    },
    steal: (uuid, thief) => thief(`/v2/chat/${uuid}/rating`, { payload: { score: 1 } }),
  },
  'chat.transcript uuid': {
    ...chatOf,
    steal: (uuid, thief) => thief(`/v2/chat/${uuid}/transcript`, { method: 'POST' }),
  },
  'chat.leave uuid': {
    ...chatOf,
    steal: (uuid, thief) => thief('/v2/chat/message', { payload: { uuid, message: 'Wtrącam się' } }),
  },
  // Made by each sender for what is theirs; that of somebody else is as good as any.
  'chat.leave client_id': 'public',
  'chat.leave file_id': {
    in: 'nothing',
    id: async (victim) => (await fileInChat(victim)).id,
    steal: (file_id, thief) =>
      thief('/v2/chat/message', { payload: { uuid: chatOfFiles.get(file_id), message: '', file_id } }),
  },
  'chat.file uuid': {
    in: 'nothing',
    id: async (victim) => {
      const { uuid, id } = await fileInChat(victim);
      return `${uuid}/files/${id}`;
    },
    steal: (uuidAndFile, thief) => thief(`/v2/chat/${uuidAndFile}`),
  },
  'chat.file id': {
    in: 'nothing',
    id: async (victim) => {
      const { uuid, id } = await fileInChat(victim);
      return `${uuid}/files/${id}`;
    },
    steal: (uuidAndFile, thief) => thief(`/v2/chat/${uuidAndFile}`),
  },
};
