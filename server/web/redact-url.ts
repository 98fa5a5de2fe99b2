import { maskPersonal } from './mask-personal.ts';

/** Query parameters whose values are secrets or personal data ([sec 12], [sec 38]). */
const secretParameter =
  /^(.*token.*|.*challenge.*|.*password.*|.*secret.*|.*signature.*|code|key|auth|session|sid|phone|mobile|email|e-mail|contact|name|surname|firstname|lastname|pesel|q)$/i;

const mask = '***';

/** Paths whose rest is a one-use token. */
const secretPath =
  /\/(authlink|signin\/one-click|login-by-link|password-restore\/update|_preview)\/[^/].*$/is;

/** An address as logs may hold it: one-use tokens and secret parameters are masked, the rest stays readable. */
export function redactUrl(url: string): string {
  const [beforeHash = ''] = url.split('#', 1);
  const at = beforeHash.indexOf('?');
  const path = at < 0 ? beforeHash : beforeHash.slice(0, at);
  const decoded = decodeFully(path);
  const masked = secretPath.test(decoded) ? decoded.replace(secretPath, `/$1/${mask}`) : path;
  return at < 0
    ? maskPersonal(masked)
    : `${maskPersonal(masked)}?${redactQuery(beforeHash.slice(at + 1), /one-click/i.test(decoded))}`;
}

function redactQuery(query: string, all: boolean): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = '', value] = pair.split(/=(.*)/s, 2);
      if (value === undefined) return maskPersonal(pair);
      return all || secretParameter.test(decodeName(name))
        ? `${name}=${mask}`
        : `${name}=${redactValue(value)}`;
    })
    .join('&');
}

/** A value may be an address itself, e.g. that of `next`, with all that an address may hide. */
function redactValue(value: string): string {
  const decoded = decodeFully(value);
  const redacted = decoded.includes('/') ? redactUrl(decoded) : decoded;
  return redacted === decoded ? maskPersonal(value) : encodeURIComponent(redacted).replaceAll('%2F', '/');
}

/** However often it was escaped; what cannot be decoded stays. */
function decodeFully(text: string): string {
  let decoded = text;
  for (let times = 0; times < 5; times++) {
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) break;
      decoded = next;
    } catch {
      break;
    }
  }
  return decoded;
}

/** `%74oken` is `token` to whoever reads it. What cannot be decoded counts as a secret. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).trim();
  } catch {
    return 'token';
  }
}
