import { randomBytes } from 'node:crypto';
import { hash as argon2, verify } from '@node-rs/argon2';

/** Algorithm.Argon2id of the library, whose constant exists for the type checker only. */
const argon2id = 2;

/** Turns a password into what may be stored of it: argon2id in PHC form, which names its own costs. */
export type HashPassword = (password: string) => Promise<string>;

/** With the library's costs (19 MiB, 2 passes: OWASP's recommendation). */
export const hashPassword: HashPassword = (password) => argon2(password, { algorithm: argon2id });

/** Checks passwords with the same work whether the account exists or not ([sec 10]). */
export interface PasswordCheck {
  /** @param passwordHash null when there is no such account */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

/** @param hash what the stored passwords were hashed with: an account that is not there costs as much as one that is */
export async function createPasswordCheck(hash: HashPassword): Promise<PasswordCheck> {
  const nobody = await hash(randomBytes(32).toString('base64url'));
  return {
    matches: async (password, passwordHash) => {
      const matches = await verify(passwordHash ?? nobody, password);
      return matches && passwordHash !== null;
    },
  };
}
