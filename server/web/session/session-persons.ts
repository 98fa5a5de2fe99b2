import { createHash } from 'node:crypto';
import type { AskPlatform, Client } from './ask-platform.ts';
import { fieldsOf } from './login-answer.ts';

/** Whose sessions are. A token is one person's for ever, so what was learnt once need not be asked again. */
export interface SessionPersons {
  /** Notes whose an access token is. @returns the person's mark */
  readonly note: (access: string, customerId: string) => string;
  /**
   * The mark of whose an access token is; null for one that is good for nothing.
   * @throws when the platform does not say
   */
  readonly of: (access: string, client: Client) => Promise<string | null>;
}

/** Tokens whose person is remembered; the oldest are asked about again. */
const mostKnown = 10_000;

/**
 * What stands for a person in pages and calls ([sec 37]). An id of ours is random, so nobody finds it from the mark; it is the same on all
 * nodes and in all sessions, so that a page goes on after the same person has signed in again.
 */
export const personMark = (customerId: string): string =>
  createHash('sha256').update(`mozaika person ${customerId}`).digest('base64url').slice(0, 22);

export function createSessionPersons({ ask }: { readonly ask: AskPlatform }): SessionPersons {
  const known = new Map<string, string>();
  const keyOf = (access: string) => createHash('sha256').update(access).digest('base64url');
  const note: SessionPersons['note'] = (access, customerId) => {
    const mark = personMark(customerId);
    known.set(keyOf(access), mark);
    const [oldest] = known.size > mostKnown ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return mark;
  };
  return {
    note,
    of: async (access, client) => {
      const before = known.get(keyOf(access));
      if (before !== undefined) return before;
      const { status, body } = await ask({ id: 'account.self', client, access });
      if (status === 401) return null;
      const id = fieldsOf(fieldsOf(body).get('data')).get('id');
      if (status > 299 || typeof id !== 'string')
        throw new Error(`account.self answered ${status}, and not who somebody is.`);
      return note(access, id);
    },
  };
}
