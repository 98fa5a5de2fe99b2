import { maskPersonal } from './mask-personal.ts';

/** Keys whose values never reach a log, wherever in a line they stand ([sec 38]). */
export const secretKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'bearer_token',
  'refresh_token',
  'access_token',
  'signature',
  'password',
  'password_repeat',
  'current_password',
  'challenge',
  'pin',
  'code',
  'email',
  'phone',
  'contact',
  'name',
  'firstname',
  'lastname',
  'surname',
  'pesel',
  'iban',
];

const secret: ReadonlySet<string> = new Set(secretKeys);

const mask = '***';

/** Deeper than what is logged on purpose. What lies below is not looked at, so it is not written either; a cycle ends here, too. */
const deepest = 6;

/**
 * What a log may hold of a value: those of secret keys masked at any depth, errors told by their name, words, stack and
 * causes. What holds no secret is given back as it is, which is the case for nearly every value. Never throws: what
 * cannot be read is not written.
 * @param key the property it is the value of
 */
export function maskSecrets(value: unknown, key?: string): unknown {
  try {
    return maskProperty(key, value, 0);
  } catch {
    return mask;
  }
}

const maskProperty = (key: string | undefined, value: unknown, depth: number): unknown =>
  key !== undefined && secret.has(key) ? mask : maskValue(value, depth);

function maskProperties(object: object, depth: number): object {
  let masked: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(object)) {
    const shown = maskProperty(key, value, depth + 1);
    if (shown === value) continue;
    masked ??= { ...object };
    masked[key] = shown;
  }
  return masked ?? object;
}

function maskValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return mask;
  if (value instanceof Error) return describeError(value, depth);
  // What JSON would be made of: a secret in it is found here, or not at all.
  if ('toJSON' in value && typeof value.toJSON === 'function') return maskValue(value.toJSON(), depth + 1);
  if (!Array.isArray(value)) return maskProperties(value, depth);
  const items = value.map((item) => maskValue(item, depth + 1));
  return items.some((item, at) => item !== value[at]) ? items : value;
}

/** SQLSTATE, the codes of Node (`ECONNREFUSED`) and of our own failures (`MissingGateway`): no person's, and what one looks an error up by. */
const errorCode = /^[A-Za-z][\w.-]{1,59}$|^[0-9A-Z]{5}$/;

/**
 * Name, code, message and stack of an error, and its causes: further properties of a client error (a request's headers, an
 * answer's body) are not ours to print.
 */
function describeError(error: Error, depth: number): object {
  const { name, message, stack, cause } = error;
  return {
    type: name,
    ...('code' in error &&
      typeof error.code === 'string' &&
      errorCode.test(error.code) && { code: error.code }),
    message: maskPersonal(message),
    ...(stack !== undefined && { stack: maskPersonal(stack) }),
    ...(cause !== undefined && { cause: maskValue(cause, depth + 1) }),
  };
}
