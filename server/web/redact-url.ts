import { maskPersonal } from './mask-personal.ts';

/** Query parameters whose values are secrets or personal data ([sec 12], [sec 38]). */
const secretParameter =
  /^(.*token.*|.*challenge.*|.*password.*|.*secret.*|.*signature.*|.*ticket.*|.*[_-]key|.*sess(ion)?id|code|key|t|to|otp|pin|sig|jwt|auth|session|sid|phone|mobile|email|e-mail|contact|name|surname|firstname|lastname|pesel|iban|q)$/i;

const mask = '***';

/** Paths whose rest is a one-use token, whatever stands between: routers do not agree on `//`, `\` and `.`. */
const secretPath =
  /(^|\W)(authlink|signin\W+one-click|login-by-link|password-restore\W+update|_preview)\W+(?=\w).*$/is;
/** What is no path any more to somebody who reads it: parameters of a path, or a query or fragment that was escaped. */
const afterPath = /([;?#]).+$/s;

/** Addresses within addresses that are read; those below are masked whole, so that a long one costs no more than its length. */
const deepest = 5;

/** An address as logs may hold it: one-use tokens and secret parameters are masked, the rest stays readable. */
export const redactUrl = (url: string): string => redactAt(url, 0);

function redactAt(url: string, depth: number): string {
  const [beforeHash = ''] = url.split('#', 1);
  const at = beforeHash.indexOf('?');
  const path = at < 0 ? beforeHash : beforeHash.slice(0, at);
  const decoded = decodeFully(path);
  const masked = maskPersonal(decoded.replace(secretPath, `$1$2/${mask}`).replace(afterPath, `$1${mask}`));
  // Escaped again: what was asked for must not write lines of the log.
  const shown = masked === decoded ? maskPersonal(path) : encodeURI(masked.toWellFormed());
  if (at < 0) return shown;
  const all = /one-click/i.test(decoded);
  return `${shown}?${redactQuery(beforeHash.slice(at + 1), { all, depth })}`;
}

/** Servers part a query at `&`, and some at `;`; whatever follows a second `?` may be read as another. */
const separator = /([&;?])/;

function redactQuery(
  query: string,
  { all, depth }: { readonly all: boolean; readonly depth: number },
): string {
  return query
    .split(separator)
    .map((pair) => {
      if (pair === '' || separator.test(pair)) return pair;
      const [name = '', value] = pair.split(/=(.*)/s, 2);
      if (value === undefined) return all ? mask : redactValue(pair, depth);
      return all || secretParameter.test(decodeName(name))
        ? `${name}=${mask}`
        : `${name}=${redactValue(value, depth)}`;
    })
    .join('');
}

/** A value may be an address or a query itself, e.g. that of `next`, with all that these may hide. */
function redactValue(value: string, depth: number): string {
  const decoded = decodeFully(value);
  const redacted = redactDecoded(decoded, depth + 1);
  return redacted === decoded
    ? maskPersonal(value)
    : encodeURIComponent(redacted.toWellFormed()).replaceAll('%2F', '/');
}

function redactDecoded(value: string, depth: number): string {
  const isAddress = /[/\\?#]/.test(value);
  if (!isAddress && !value.includes('=')) return maskPersonal(value);
  if (depth > deepest) return mask;
  return isAddress ? redactAt(value, depth) : redactQuery(value, { all: false, depth });
}

/** However often it was escaped; what cannot be decoded stays, with its ASCII decoded. */
function decodeFully(text: string): string {
  let decoded = text;
  for (let times = 0; times < 5; times++) {
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}

/** `%74oken` and `token[]` are `token` to whoever reads them. What cannot be decoded counts as a secret. */
function decodeName(name: string): string {
  try {
    decodeURIComponent(name);
  } catch {
    return 'token';
  }
  return decodeFully(name)
    .replace(/\[.*$/s, '')
    .replaceAll(/^[\s+\p{Cc}]+|[\s+\p{Cc}]+$/gu, '');
}
