import { fillPath, refTo } from '#schemas/calls/call-ref.ts';
import { callOf } from '#schemas/calls.ts';
import { type FormSource, formSources } from '#schemas/form-source.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { formName } from '../content/form-documents.ts';

/** Where the modules of compiled rules are served. */
export const rulesPath = '/_form-rules';

/** Where the browser sends a form, its files and its questions: calls of our own origin. */
export type FormAddresses = Pick<PreparedForm, 'submit' | 'filesUrl' | 'hints'>;

/** Where a form is sent, where its files go, and where its hints come from ([sec 19]: by the alias of the field). */
export function formAddresses(source: FormSource, product: string): FormAddresses {
  const sources = formSources[source.kind];
  const name = formName(source);
  const values = { product, ...(name !== undefined && { alias: name, group: name }) };
  return {
    submit: refTo(callOf(sources.submit), values),
    ...('files' in sources && { filesUrl: fillPath(callOf(sources.files).path, values) }),
    ...(source.kind === 'content' && { hints: refTo(callOf('form.field-hints'), values) }),
  };
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
