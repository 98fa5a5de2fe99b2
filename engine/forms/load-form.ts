import { type FormSource, formSources } from '#schemas/form-source.ts';
import { isSegment } from '../content/document-call.ts';
import { formName } from '../content/form-documents.ts';
import type { VisitContent } from '../content/visit-content.ts';
import type { VisitSession } from '../visit.ts';
import { fillLookups } from './fill-lookups.ts';
import type { CompiledForm, FormCompiler, RefusedForm } from './form-compiler.ts';

/** Who wants the form, and what they may read. */
export interface FormVisit {
  readonly content: VisitContent;
  /** Looked at only where the form is one customer's. */
  readonly session: VisitSession;
  readonly locale: string;
}

/**
 * A form as it is live, compiled; null when there is none, or the visitor has to sign in for it.
 * @throws when it cannot be read
 */
export async function loadForm(
  forms: FormCompiler,
  visit: FormVisit,
  source: FormSource,
): Promise<CompiledForm | RefusedForm | null> {
  const definition = await readDefinition(visit, source);
  if (definition === null || definition === undefined) return null;
  return forms.compile(await fillLookups(definition, (alias) => visit.content.lookup(alias)));
}

async function readDefinition(visit: FormVisit, source: FormSource): Promise<unknown> {
  const { load, ...rest } = formSources[source.kind];
  if (!('signedIn' in rest)) return visit.content.form(source);
  const { session, locale } = visit;
  const name = formName(source);
  if (session.kind === 'anonymous' || !isSegment(name)) return null;
  return session.read(load, { params: { [rest.name]: name }, locale });
}
