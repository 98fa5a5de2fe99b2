import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.6 system-ui,sans-serif;color:#1c2530;background:#f6f7f9}
main{max-width:32rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}p{margin:0 0 1rem}small{color:#5a6675}a{color:inherit}
@media (prefers-color-scheme:dark){body{color:#e8ecf1;background:#14181d}small{color:#9aa6b4}}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

/** The words of each case, in the shop's language and in English: no translation can be relied on here. */
const words = {
  400: {
    title: 'Nieprawidłowy adres',
    text: 'Tego adresu nie da się otworzyć.',
    english: 'This address cannot be opened.',
  },
  409: {
    title: 'Zalogowana jest teraz inna osoba',
    text: 'Dlatego nic nie wysłaliśmy i nic nie zmieniliśmy. Wpisany tekst znajdziesz na poprzedniej stronie.',
    english:
      'Somebody else is signed in on this browser now, so nothing was sent and nothing was changed. What you typed is on the page before.',
  },
  500: {
    title: 'Coś poszło nie tak',
    text: 'Pracujemy nad rozwiązaniem. Spróbuj ponownie za chwilę.',
    english: 'Something went wrong on our side. Please try again in a moment.',
  },
  503: {
    title: 'Duży ruch na stronie',
    text: 'Odwiedza nas teraz bardzo wiele osób. Spróbuj ponownie za chwilę.',
    english: 'The site is very busy right now. Please try again in a moment.',
  },
} as const;

/**
 * The page for when no page can be made. Static: it needs neither engine, content nor assets, and says nothing of the
 * cause. The request id leads support to the log line.
 */
export function sendLastResort(
  reply: FastifyReply,
  status: keyof typeof words,
  requestId: string,
): FastifyReply {
  const { title, text, english } = words[status];
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
    })
    .send(`<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p lang="en">${english}</p>
<p><a href="/">Strona główna <span lang="en">/ Home page</span></a></p><small>${requestId}</small></main></body></html>`);
}
