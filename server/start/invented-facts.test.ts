import { describe, expect, test } from 'vitest';
import { defaultDocument } from '#engine/documents/default-document.ts';
import { layoutRegions } from '#engine/documents/layout-regions.ts';
import { problemDocument } from '#engine/documents/problem-document.ts';
import { schemaNodes } from '#engine/gallery/prop-rows.ts';
import { routes } from '#schemas/routes.ts';
import { demoLender } from '#server/platform/content/lender.ts';
import { stringsOf } from '#server/platform/content/sites/strings-of.ts';
import { registry } from '#widgets/index.ts';

/** Spaces and strokes aside, since a number is written in many ways. */
const bare = (text: string): string => text.replaceAll(/[\s\u00a0-]/g, '').toLowerCase();
/** The supervisor is a real authority, the same for every lender. */
const { supervisor: _real, ...invented } = demoLender;
const facts = Object.entries(invented).map(([name, value]) => [name, bare(value)] as const);
const factsIn = (text: string): string[] =>
  facts.flatMap(([name, fact]) => (bare(text).includes(fact) ? [name] : []));

/** A prop of such a name says something about one lender. */
const lenderFact = /^(?:company|address|phone|hours|email|register|iban|recipient)$/i;

describe('[sec 40] [issue 13] what the code shows by itself names no invented lender', () => {
  test('the facts looked for are found where they are', () => {
    expect(factsIn(`${demoLender.name}, tel. +48 22 0000123, NIP 5259990001`)).toEqual([
      'name',
      'nip',
      'phone',
    ]);
  });

  test.each(registry.widgets.map((widget) => [widget.type, widget] as const))(
    'default props of %s',
    (_type, { props }) => {
      const defaults = [...schemaNodes(props)].map(({ name, property, schema }) => ({
        name,
        lenders: property && lenderFact.test(name.split('.').at(-1) ?? ''),
        texts: stringsOf(schema['default'] ?? ''),
      }));
      expect(defaults.filter(({ texts }) => texts.some((text) => factsIn(text).length > 0))).toEqual([]);
      expect(defaults.filter(({ lenders, texts }) => lenders && texts.join('') !== '')).toEqual([]);
    },
  );

  test('documents of fixed screens and problems, header and footer', () => {
    const { header, footer } = layoutRegions('default', null);
    const problems = ([404, 500, 503, 555] as const).map((status) =>
      problemDocument({ status, message: 'x' }),
    );
    const shown = [header, footer, problems, routes.map((route) => defaultDocument(route))];
    expect(shown.flatMap((part) => stringsOf(part)).flatMap(factsIn)).toEqual([]);
  });
});
