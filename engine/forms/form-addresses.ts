import { fillPath } from '#schemas/calls/call-ref.ts';
import { callOf } from '#schemas/calls.ts';
import { type FormSource, formSources } from '#schemas/form-source.ts';
import { formName } from '../content/form-documents.ts';

/** Where the modules of compiled rules are served. */
export const rulesPath = '/_form-rules';

/** Addresses of a form on our own origin. */
export interface FormAddresses {
  readonly submitUrl: string;
  readonly filesUrl?: string;
  /** The alias of a field is put behind it. */
  readonly hintsUrl?: string;
}

/** Where a form is sent, where its files go, and where its hints come from ([sec 19]: by alias). */
export function formAddresses(source: FormSource, product: string): FormAddresses {
  const sources = formSources[source.kind];
  const path = (id: string) => pathOf(id, source, product);
  return {
    submitUrl: path(sources.submit),
    ...('files' in sources && { filesUrl: path(sources.files) }),
    ...(source.kind === 'content' && { hintsUrl: path('form.field-hints').replace(/\/\{field\}$/, '') }),
  };
}

function pathOf(id: string, source: FormSource, product: string): string {
  const name = formName(source);
  return fillPath(callOf(id).path, { product, ...(name !== undefined && { alias: name, group: name }) });
}

/**
 * Address of a form's compiled rules. Besides the hash, which names the content, it says whose rules they are: a server
 * that was started since, or another one, makes them again ([findRules]).
 */
export function rulesAddress(hash: string, source: FormSource, locale: string): string {
  const query = new URLSearchParams({
    kind: source.kind,
    ...(source.name !== undefined && { name: source.name }),
    language: locale,
  });
  return `${rulesPath}/${hash}.mjs?${query}`;
}
