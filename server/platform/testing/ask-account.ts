import type { LoginAnswer, OutboxMessage } from '#schemas/customer.ts';
import type { Platform } from '../platform.ts';
import { type Answer, ask, type Question } from './ask.ts';

const customers = '/v2/system/customers';
/** Addresses of the calls about accounts. */
export const accountCalls = {
  register: `${customers}/registration/personal`,
  verify: `${customers}/contacts/verify`,
  initVerification: `${customers}/contacts/init-verification`,
  restore: `${customers}/password/restore`,
  updateAccess: `${customers}/password/update-access`,
  identification: `${customers}/password/identification/personal`,
  passwordChange: `${customers}/account/password-change/personal`,
  profile: `${customers}/account/profile-update/personal`,
  self: `${customers}/account/self`,
  login: '/v2/loan/user/login',
  loginLink: '/v2/loan/user/login-link',
  loginByLink: '/v2/loan/user/login-by-link',
  outbox: '/v2/loan/dev/outbox',
} as const;

export const goodPassword = 'Zielona-mozaika-7';

/** A filled sign-up form. */
export const signUp = (email: string, change: object = {}) => ({
  firstname: 'Anna',
  lastname: 'Nowak',
  email,
  phone: '600 100 200',
  password: goodPassword,
  password_repeat: goodPassword,
  consent_terms: true,
  ...change,
});

/** Sends calls to a platform, each from a client address of its own unless it says which. */
export function accountAsking(platform: Platform, nextAddress: () => string) {
  const send = (url: string, payload?: object, question: Question = {}): Promise<Answer> =>
    ask(platform, url, {
      remoteAddress: nextAddress(),
      ...(payload !== undefined && { payload }),
      ...question,
    });
  const messages = async (to: string): Promise<readonly OutboxMessage[]> => {
    const { body } = await send(`${accountCalls.outbox}?to=${encodeURIComponent(to)}`);
    return body.data as OutboxMessage[];
  };
  const newest = async (to: string): Promise<OutboxMessage> => {
    const [message] = await messages(to);
    if (!message) throw new Error(`no message to ${to}`);
    return message;
  };
  const codeTo = async (to: string): Promise<string> => {
    const { code } = await newest(to);
    if (code === undefined) throw new Error(`no code in the newest message to ${to}`);
    return code;
  };
  /** Opens an account. @returns the headers of its session */
  const open = async (email: string, change?: object): Promise<Record<string, string>> => {
    await send(accountCalls.register, signUp(email, change));
    const answer = await send(accountCalls.verify, { contact: email, code: await codeTo(email) });
    return bearerOf(answer);
  };
  const logIn = (email: string, password: string) => send(accountCalls.login, { email, password });
  return { send, messages, newest, codeTo, open, logIn };
}

/** The headers of the session a sign-in answered. */
export function bearerOf({ body }: Answer): Record<string, string> {
  const { token } = body.data as LoginAnswer;
  return { authorization: `Bearer ${token}` };
}

/** What of an answer must not tell who has an account. */
export const visible = ({ status, body }: Answer) => ({ status, body });
