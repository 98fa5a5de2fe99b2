import { describe, expect, test } from 'vitest';
import specified from './calls/testing/specified-calls.json' with { type: 'json' };
import { type Call, calls } from './calls.ts';

/** Its address stands in the stored definition of a field and never in a browser's request ([sec 19]). */
const withoutRecord = ['form.hints'];

const table: readonly Call[] = calls;
const byId = new Map(table.map((call) => [call.id, call]));
const idsOf = (found: readonly Call[]) => found.map(({ id }) => id);
const propertiesOf = (schema: Call['query']) => Object.keys(schema?.properties ?? {});

describe('the records of the calls', () => {
  test('[issue 15] each has an id of its own', () => {
    expect(idsOf(table).filter((id, index) => idsOf(table).indexOf(id) !== index)).toEqual([]);
  });

  test('[spec 7] every call of the specification is there: its id, method, path and area', () => {
    const kept = specified
      .filter(({ id }) => !withoutRecord.includes(id))
      .map(({ id }) => {
        const { method, path, area } = byId.get(id) ?? {};
        return { id, method, path, area };
      });
    expect(kept).toEqual(specified.filter(({ id }) => !withoutRecord.includes(id)));
    expect(specified.filter(({ id }) => withoutRecord.includes(id) && byId.has(id))).toEqual([]);
  });

  const complete = table.filter(({ isPlanned, method }) => !isPlanned && method !== 'WS' && method !== 'ANY');
  test('[issue 15] each that is served says what it is, and where it stands in the description', () => {
    const silent = complete.filter(({ tags, summary }) => tags.length === 0 || summary === '');
    expect(idsOf(silent)).toEqual([]);
  });

  test('[issue 15] each that is served states its answer, unless that is a file', () => {
    const givesFile = ({ session }: Call) => session?.includes('gives-file') ?? false;
    expect(idsOf(complete.filter((call) => (call.answer === undefined) !== givesFile(call)))).toEqual([]);
  });

  test('[issue 15] the names in a path are its parameters, and no others', () => {
    const wrong = table.filter(({ path, params }) => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return named.filter((name) => name !== 'product').join() !== propertiesOf(params).join();
    });
    expect(idsOf(wrong)).toEqual([]);
  });

  test('[issue 15] what the engine sends by itself, the call takes', () => {
    const wrong = table.filter(({ sends = {}, query }) =>
      Object.keys(sends).some((name) => !propertiesOf(query).includes(name)),
    );
    expect(idsOf(wrong)).toEqual([]);
  });

  test('[sec 14] only calls of customers name statuses', () => {
    expect(idsOf(table.filter(({ access, statuses }) => statuses && access !== 'customer'))).toEqual([]);
  });
});
