import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

/** Which company of the sandbox a page belongs to. */
export interface Party {
  /** Name, e.g. `PayDemo`. */
  readonly name: string;
  /** Folder of its addresses: `/sandbox/{folder}/…`. */
  readonly folder: string;
}

export interface SandboxPage {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Whether our own pages may show it in a frame, as the widget of a bank link is. */
  readonly framed?: boolean;
  /** Name of a script in the party's folder; without it the page may run none. */
  readonly script?: string;
}

/** Where a party's stylesheet is. */
const stylesheetOf = ({ folder }: Party): string => `/sandbox/${folder}/style.css`;

/**
 * Policy of a party's pages: no scripts but a named one of its own, one stylesheet, forms to our own port only. The header of the edge around
 * them stays, this one takes the place of the page policy.
 */
function policyOf(framed: boolean, scripted: boolean): string {
  return [
    "default-src 'none'",
    ...(scripted ? ["script-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** Sends a page of a party: another company's look, said to be a sandbox at its top, never kept in a cache. */
export function sendSandboxPage(reply: FastifyReply, party: Party, page: SandboxPage): FastifyReply {
  const { title, body, status = 200, framed = false, script } = page;
  const document = html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${party.name} (piaskownica)</title>
<link rel="stylesheet" href="${stylesheetOf(party)}">
</head>
<body>
<aside class="sandbox-note" aria-label="Piaskownica"><p><strong>Piaskownica.</strong> To nie jest prawdziwa strona: żadne pieniądze ani dane nie opuszczają tego serwera.</p></aside>
<header class="top"><p class="brand">${party.name}</p></header>
<main>
<h1>${title}</h1>
${body}
</main>
${script === undefined ? '' : html`<script type="module" src="/sandbox/${party.folder}/${script}"></script>`}
</body>
</html>`;
  return reply
    .code(status)
    .header('content-security-policy', policyOf(framed, script !== undefined))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(document.text);
}

/** Serves a party's stylesheet. The plugin is mounted under `/sandbox/{folder}`. */
export function registerStylesheet(app: FastifyInstance, css: string): void {
  app.get('/style.css', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .type('text/css; charset=utf-8')
      .send(css),
  );
}

/** Largest body of a party's form, in bytes. */
const formLimit = 16 * 1024;

/** Reads the bodies of HTML forms in this plugin; {@link formOf} gives them. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The fields of a form that was sent; empty where none was. */
export const formOf = (request: { readonly body: unknown }): URLSearchParams =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
