import { useId } from 'react';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { figuresFor } from '#engine/credit/figures.ts';
import type { Plan, PlanBlock } from '#engine/plan.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { defineWidget } from '#registry/define-widget.ts';
import { text } from '#registry/fields.ts';
import type { HydrationPolicy } from '#registry/hydration.ts';
import { createRegistry } from '#registry/registry.ts';
import type { ViewProps } from '#registry/widget.ts';
import type { PlanTexts } from '../tree/plan-texts.ts';
import type { DocumentShell } from './document-shell.ts';
import { renderDocument } from './render-document.ts';

const props = Type.Object({ title: text({ title: 'Title' }) });
type Props = ViewProps<{ title: string }, 'content'>;

function Note({ props: { title }, slots }: Props) {
  const id = useId();
  return (
    <p id={id}>
      {title} {usePage().t('note.greeting')} {slots.content}
    </p>
  );
}

const CartLink = ({ props: { title } }: Props) => (
  <a data-cart-link="" href="/cart">
    {title}
  </a>
);

const Bar = ({ props: { title } }: Props) => <section data-consent-form="bar">{title}</section>;

function Broken(): never {
  throw new Error('boom');
}

/** As a price in a currency there is none of: the view is well, a part of it is not. */
function BrokenInside({ props }: Props) {
  usePage();
  return (
    <div>
      <Price currency={props.title} />
    </div>
  );
}

function Price({ currency }: { currency: string }) {
  return <p>{figuresFor(usePage().locale, currency).money(100)}</p>;
}

const widget = (type: string, hydrate: HydrationPolicy, view: (props: Props) => React.ReactNode) =>
  defineWidget({
    type,
    version: 1,
    title: type,
    description: 'For tests',
    category: 'content',
    props,
    slots: { content: { title: 'Content' } },
    hydrate,
    view,
    examples: [{ name: 'one', title: 'One', props: { title: 'Hi' } }],
  });

const registry = createRegistry([
  widget('note', 'never', Note),
  widget('live-note', 'interaction', Note),
  widget('bar', 'never', Bar),
  widget('cart-link', 'never', CartLink),
  widget('broken', 'never', Broken),
  widget('live-broken', 'load', Broken),
  widget('broken-inside', 'never', BrokenInside),
  widget('live-broken-inside', 'load', BrokenInside),
]);

const shell: DocumentShell = {
  beforeLang: '<!doctype html><html lang="',
  beforeHead: '"><head>',
  beforeBody: '</head><body>',
  afterBody: '</body></html>',
  fonts: [],
};

const block = (
  id: string,
  type: string,
  title: string,
  slots: Record<string, PlanBlock[]> = {},
): PlanBlock => ({
  id,
  type,
  hydrate: registry.get(type)?.hydrate ?? 'never',
  props: { title },
  data: {},
  slots,
  first: false,
});

const plan = (main: PlanBlock[]): Plan => ({
  url: '/',
  path: '/',
  route: '/',
  params: {},
  locale: 'pl',
  languages: [],
  status: 200,
  alias: 'home',
  today: '2026-01-15',
  timeZone: 'Europe/Warsaw',
  layout: 'default',
  head: {
    title: 'Title </title><script>',
    heading: 'Title',
    tags: [{ tag: 'meta', attributes: { name: 'description', content: '"quoted"' } }],
  },
  regions: { header: [], main, footer: [] },
  texts: { 'note.greeting': 'dzień dobry', 'live-note.only': 'x', 'other.text': 'unused' },
  snippets: { head: '', bodyBegin: '', bodyEnd: '', scriptHashes: [], scriptHosts: [] },
  theme: { css: '', hash: '', ground: { light: '#faf8f4', dark: '#0f1615' } },
  session: { signedIn: false },
  failures: [],
});

const render = (main: PlanBlock[], own: Partial<Plan> = {}) => {
  const { body, failures } = renderDocument(
    { ...plan(main), ...own },
    {
      registry,
      shell,
      viewChunks: (type) => [`/assets/${type}.js`],
    },
  );
  return { html: body.toString(), failures };
};
const embedded = (
  html: string,
): {
  plan: {
    head: object;
    regions: { main: { id: string; html?: string; kind: string }[] };
    texts: PlanTexts;
  };
  chunks: Record<string, string[]>;
} =>
  JSON.parse(/<script type="application\/json" id="mozaika-plan">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('[plan] document of a Plan', () => {
  test('a static block stands in the document once; its props and HTML are not sent again', () => {
    const { html } = render([block('a', 'note', 'Tylko raz')]);
    expect(html.match(/Tylko raz/g)).toHaveLength(1);
    expect(html).toContain('dzień dobry');
    expect(embedded(html).plan.regions.main).toEqual([{ kind: 'static', id: 'a', type: 'note' }]);
  });

  test('[issue 16] tags of the head stand in the document once, and the browser is told the rest of it', () => {
    const { html } = render([block('a', 'note', 'x')]);
    expect(html.match(/quoted/g)).toHaveLength(1);
    expect(embedded(html).plan.head).toEqual({ title: plan([]).head.title, heading: plan([]).head.heading });
  });

  test('a live block sends props, chunks and only its own texts', () => {
    const { html } = render([block('a', 'live-note', 'Żywy')]);
    const { plan: sent, chunks } = embedded(html);
    expect(sent.regions.main[0]).toMatchObject({
      kind: 'live',
      id: 'a',
      props: { title: 'Żywy' },
      hydrate: 'interaction',
    });
    expect(chunks).toEqual({
      '': ['/assets/.js'],
      '#consent': ['/assets/#consent.js'],
      '#visitor': ['/assets/#visitor.js'],
      'live-note': ['/assets/live-note.js'],
    });
    expect(sent.texts).toEqual({ files: { '': [], 'live-note': [] }, changed: { 'live-note.only': 'x' } });
  });

  test('[issue 16] the script that shows the bar of consent before the first paint is named where there is one', () => {
    const early = /<script type="module" async src="\/assets\/#ask-early.js"><\/script>/g;
    expect(render([block('a', 'note', 'x')]).html).not.toMatch(early);
    expect(render([block('a', 'note', 'x'), block('b', 'bar', 'y')]).html.match(early)).toHaveLength(1);
  });

  test('[issue 17] the script that counts the cart is named where a link to it is, and costs no other page anything', () => {
    const mark = /<script type="module" async src="\/assets\/#cart-mark.js"><\/script>/g;
    expect(render([block('a', 'note', 'x')]).html).not.toMatch(mark);
    expect(render([block('a', 'cart-link', 'x'), block('b', 'bar', 'y')]).html.match(mark)).toHaveLength(1);
  });

  test('[sec 37] a page says whom it was drawn for; one for everybody says nothing', () => {
    const { html } = render([block('a', 'note', 'x')]);
    expect(html).not.toContain('person');
    const { html: own } = render([block('a', 'note', 'x')], { person: 'mark"' });
    expect(own).toContain('<div id="mozaika-app" data-person="mark&#34;">');
    expect(own).toContain('<script type="module" src="/assets/#person-watch.js"></script>');
    expect(embedded(own).plan).toMatchObject({ person: 'mark"' });
  });

  test('[sec 22] text of the content system can close no tag and open no script', () => {
    const { html } = render([block('a', 'live-note', '</script><script>alert(1)</script><!--')]);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('<title>Title &#60;/title&#62;&#60;script&#62;</title>');
    expect(html).toContain('content="&#34;quoted&#34;"');
  });

  test('ids made by useId differ between blocks', () => {
    const { html } = render([block('a', 'note', 'x'), block('b', 'note', 'y'), block('c', 'live-note', 'z')]);
    const ids = [...html.matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('[isolation] a view that throws on the server', () => {
  test.each(['broken', 'live-broken'])('%s is left out and named, everything else stays', (type) => {
    const { html, failures } = render([
      block('a', 'note', 'Przed'),
      block('b', type, 'x'),
      block('c', 'live-note', 'Po'),
    ]);
    expect(html).toContain('Przed');
    expect(html).toContain('Po');
    expect(html).not.toContain('data-block="b"');
    expect(failures).toEqual([
      expect.objectContaining({ kind: 'view-failed', page: 'home', blockId: 'b', type, message: 'boom' }),
    ]);
  });

  test.each(['broken-inside', 'live-broken-inside'])(
    '[issue 15] %s is named with the error of its part',
    (type) => {
      const { failures } = render([block('b', type, 'Talary')]);
      expect(failures).toMatchObject([{ blockId: 'b', message: 'Invalid currency code : Talary' }]);
    },
  );

  test.each(['note', 'live-note'])('inside a slot of %s too', (container) => {
    const { html, failures } = render([
      block('a', container, 'Na zewnątrz', {
        content: [block('b', 'broken', 'x'), block('c', 'note', 'W środku')],
      }),
    ]);
    expect(html).toContain('Na zewnątrz');
    expect(html).toContain('W środku');
    expect(failures.map(({ blockId }) => blockId)).toEqual(['b']);
  });

  test('a live one inside a live container', () => {
    const { html, failures } = render([
      block('a', 'live-note', 'Na zewnątrz', { content: [block('b', 'live-broken', 'x')] }),
    ]);
    expect(html).toContain('Na zewnątrz');
    expect(failures.map(({ blockId }) => blockId)).toEqual(['b']);
  });
});
