import { maskPersonal } from './mask-personal.ts';

/** Query parameters whose values are secrets or personal data ([sec 12], [sec 38]). */
const secretParameter =
  /^(.*token.*|.*challenge.*|.*password.*|.*secret.*|.*signature.*|code|key|auth|session|sid|phone|mobile|email|e-mail|contact|name|surname|firstname|lastname|pesel|q)$/i;

const mask = '***';

/** An address as logs may hold it: one-use tokens and secret parameters are masked, the rest stays readable. */
export function redactUrl(url: string): string {
  const [beforeHash = ''] = url.split('#', 1);
  const at = beforeHash.indexOf('?');
  const path = at < 0 ? beforeHash : beforeHash.slice(0, at);
  const masked = path.replace(
    /\/(authlink|signin\/one-click|login-by-link|password-restore\/update|_preview)\/[^/].*$/i,
    `/$1/${mask}`,
  );
  return at < 0
    ? maskPersonal(masked)
    : `${maskPersonal(masked)}?${redactQuery(beforeHash.slice(at + 1), /one-click/i.test(path))}`;
}

function redactQuery(query: string, all: boolean): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = '', value] = pair.split(/=(.*)/s, 2);
      return value !== undefined && (all || secretParameter.test(decodeName(name)))
        ? `${name}=${mask}`
        : maskPersonal(pair);
    })
    .join('&');
}

/** `%74oken` is `token` to whoever reads it. What cannot be decoded counts as a secret. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).trim();
  } catch {
    return 'token';
  }
}
