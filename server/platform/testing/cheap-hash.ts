import { hash } from '@node-rs/argon2';
import type { HashPassword } from '../base/secrets/passwords.ts';

/** argon2id as the product has it, at the least cost it can be asked for: what is tested is hardly ever how long it takes. */
export const cheapHash: HashPassword = (password) =>
  hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
