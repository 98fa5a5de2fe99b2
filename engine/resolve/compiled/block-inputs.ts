import type { ContentReader } from '#registry/content-reader.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { ReadDocument } from '../../content/read-document.ts';
import type { SharingContext } from '../block-context.ts';
import type { BlockInputs, VisitFacts } from './compiled-data.ts';

/** What the queries of one block may read, with a note of all they did read. */
export interface NotedQueryContext {
  readonly query: QueryContext;
  /** To be asked when the queries are done. @returns null when they read what belongs to one customer, or missed something */
  inputs(): BlockInputs | null;
}

/** @param wrap what the block does to the content it reads */
export function noteQueries(
  query: QueryContext,
  { content, forms, audience }: SharingContext,
  wrap: (reader: ContentReader) => ContentReader,
): NotedQueryContext {
  const documents: ReadDocument[] = [];
  const parameters = new Map<string, readonly string[]>();
  const facts: { -readonly [Name in keyof VisitFacts]?: VisitFacts[Name] } = {};
  /** A query may make do without what failed; the next visit may have it. */
  let isWhole = true;
  const noted = content.noting((read) => {
    if (read) documents.push(read);
    else isWhole = false;
  });
  const asPerson = <T>(value: T): T => {
    facts.audience = audience;
    return value;
  };
  const { customer, lending } = query;
  return {
    query: {
      content: wrap(noted),
      forms: forms(noted, () => asPerson(undefined)),
      customer: {
        ...customer,
        self: () => asPerson(customer.self()),
        status: () => asPerson(customer.status()),
        authGroups: () => noted.authGroups(),
      },
      lending: { read: (call, options) => asPerson(lending.read(call, options)) },
      get locale() {
        facts.locale = query.locale;
        return query.locale;
      },
      get path() {
        facts.path = query.path;
        return query.path;
      },
      get params() {
        facts.params = JSON.stringify(query.params);
        return query.params;
      },
      get today() {
        facts.today = query.today;
        return query.today;
      },
      parameter: (name) => {
        parameters.set(name, query.parameters(name));
        return query.parameter(name);
      },
      parameters: (name) => {
        const values = query.parameters(name);
        parameters.set(name, values);
        return values;
      },
    },
    inputs: () => (isWhole && facts.audience !== 'customer' ? { documents, parameters, facts } : null),
  };
}

/** Whether a visit would read the same. What is compared counts as read by it. */
export async function wouldReadSame(
  { documents, parameters, facts }: BlockInputs,
  query: QueryContext,
  { content, audience }: SharingContext,
): Promise<boolean> {
  const now: VisitFacts = {
    locale: query.locale,
    path: query.path,
    params: facts.params === undefined ? '' : JSON.stringify(query.params),
    today: query.today,
    audience,
  };
  for (const [name, value] of Object.entries(facts))
    if (now[name as keyof VisitFacts] !== value) return false;
  for (const [name, values] of parameters)
    if (JSON.stringify(query.parameters(name)) !== JSON.stringify(values)) return false;
  return documents.length === 0 || content.areSame(documents);
}
