import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Algorithm.Argon2id of the library, whose constant exists for the type checker only. */
const argon2id = 2;

/** argon2id with the library's costs (19 MiB, 2 passes: OWASP's recommendation), in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, { algorithm: argon2id });

/** Checks passwords with the same work whether the account exists or not ([sec 10]). */
export interface PasswordCheck {
  /** @param passwordHash null when there is no such account */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobody = await hashPassword(randomBytes(32).toString('base64url'));
  return {
    matches: async (password, passwordHash) => {
      const matches = await verify(passwordHash ?? nobody, password);
      return matches && passwordHash !== null;
    },
  };
}
