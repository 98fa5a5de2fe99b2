import type { ApiDocument, Operation } from './api-document.ts';

interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes.get(sign) ?? sign);
const anchor = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const json = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2) ?? '')}</pre>`;

/** The OpenAPI document as one page of HTML for people: no script, no style but the linked sheet, nothing from outside. */
export function renderReference(document: ApiDocument): string {
  const byTag = Map.groupBy(
    listOperations(document.paths ?? {}),
    ({ operation }) => operation.tags?.[0] ?? 'Other',
  );
  const title = escapeHtml(document.info.title);
  const links = [...byTag.keys()]
    .map((tag) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`)
    .join('');
  const sections = [...byTag]
    .map(([tag, calls]) => `<h2 id="${anchor(tag)}">${escapeHtml(tag)}</h2>${calls.map(renderCall).join('')}`)
    .join('');
  const schemas = Object.entries(document.components?.schemas ?? {})
    .map(([name, schema]) => `<h3><code>${escapeHtml(name)}</code></h3>${json(schema)}`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}: reference</title><link rel="stylesheet" href="/v2/docs.css"></head>
<body><h1>${title}</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p>For programs: <a href="/v2/openapi.json">openapi.json</a></p>
<nav aria-label="Sections"><ul>${links}</ul></nav><main>${sections}<h2>Schemas</h2>${schemas}</main></body></html>
`;
}

function listOperations(paths: object): Described[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  );
}

function renderCall({ method, path, operation }: Described): string {
  const {
    summary = '',
    description = '',
    security,
    parameters = [],
    requestBody,
    responses = {},
    'x-roles': roles,
  } = operation;
  const whose = roles === undefined ? '' : ` of staff: ${roles.join(', ')}`;
  const access = security ? `Needs a bearer token${whose}.` : '';
  const query = parameters.length === 0 ? '' : renderParameters(parameters);
  const body = requestBody ? `<details><summary>Body</summary>${json(requestBody)}</details>` : '';
  const answers = Object.entries(responses).map(renderAnswer).join('');
  return `<section><h3><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)}</p>
<p class="quiet">${escapeHtml(`${access} ${description}`.trim())}</p>${query}${body}<ul>${answers}</ul></section>`;
}

function renderAnswer([status, answer]: [string, { readonly description?: string }]): string {
  const outcome = `<code>${escapeHtml(status)}</code> ${escapeHtml(answer.description ?? '')}`;
  // All failures have the same body; it stands once, under the schemas.
  return Number(status) >= 400
    ? `<li>${outcome}</li>`
    : `<li><details><summary>${outcome}</summary>${json(answer)}</details></li>`;
}

function renderParameters(parameters: readonly object[]): string {
  const rows = parameters.map((parameter) => {
    const facts = new Map<string, unknown>(Object.entries(parameter));
    const [name, place, text] = ['name', 'in', 'description'].map((fact) =>
      escapeHtml(String(facts.get(fact) ?? '')),
    );
    const need = facts.get('required') === true ? 'required' : 'optional';
    return `<tr><td><code>${name}</code></td><td>${place}</td><td>${need}</td><td>${text}</td></tr>`;
  });
  return `<table><thead><tr><th>Name</th><th>In</th><th>Need</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
