import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import { blogPosting, breadcrumbList } from '#engine/head/structured-data.ts';
import { headHtml } from './document-head.ts';

const url = 'https://site.example/posts/rata';
const parts = {
  article: { published: '2026-11-04T07:00:00Z', modified: '2026-11-05T07:00:00Z', author: 'Anna N.' },
  title: 'Rata',
  description: 'Krótko.',
  url,
  image: 'https://site.example/media/rata.png',
  locale: 'pl',
  siteName: 'Mozaika',
};
const htmlOf = (structured: readonly ReturnType<typeof blogPosting>[]) =>
  headHtml({ title: 'Rata', heading: 'Rata', tags: [], structured });
type Node = DefaultTreeAdapterTypes.ChildNode;
const childrenOf = (node: DefaultTreeAdapterTypes.ParentNode): Node[] => node.childNodes;
/** The elements of the head as a browser reads it, what is in the body, and the data of the scripts. */
const read = (html: string) => {
  const root = childrenOf(parse(`<!doctype html><html><head>${html}</head><body></body></html>`));
  const [head, body] = root
    .filter(defaultTreeAdapter.isElementNode)
    .flatMap(childrenOf)
    .filter(defaultTreeAdapter.isElementNode);
  const elements = head ? childrenOf(head).filter(defaultTreeAdapter.isElementNode) : [];
  const textOf = (node: DefaultTreeAdapterTypes.ParentNode) =>
    childrenOf(node).map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''));
  return {
    elements: elements.map(({ tagName }) => tagName),
    rest: body ? childrenOf(body) : [],
    data: elements
      .filter(({ tagName }) => tagName === 'script')
      .map((script) => JSON.parse(textOf(script).join(''))),
  };
};

test('[truth] a post is told to search engines with what its author wrote, and nothing else', () => {
  const { data } = read(htmlOf([blogPosting(parts)]));
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Rata',
      description: 'Krótko.',
      image: ['https://site.example/media/rata.png'],
      datePublished: '2026-11-04T07:00:00Z',
      dateModified: '2026-11-05T07:00:00Z',
      author: { '@type': 'Person', name: 'Anna N.' },
      publisher: { '@type': 'Organization', name: 'Mozaika' },
      inLanguage: 'pl',
      url,
      mainEntityOfPage: url,
    },
  ]);
  const bare = { article: { published: parts.article.published }, description: '', image: undefined };
  const [least] = read(htmlOf([blogPosting({ ...parts, ...bare, siteName: undefined })])).data;
  expect(Object.keys(least)).toEqual([
    '@context',
    '@type',
    'headline',
    'datePublished',
    'inLanguage',
    'url',
    'mainEntityOfPage',
  ]);
});

test('[sec 23] whatever a title holds, it stays in the data of its element', () => {
  const hostile = fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '\u2028',
    '&lt;',
  );
  const wild = fc.tuple(fc.string({ unit: 'binary' }), hostile, fc.string()).map((texts) => texts.join(''));
  fc.assert(
    fc.property(wild, wild, wild, (title, author, crumb) => {
      const posting = blogPosting({ ...parts, title, article: { ...parts.article, author } });
      const trail = breadcrumbList([{ title: crumb, link: '/posts' }], () => url);
      const { elements, rest, data } = read(htmlOf([posting, trail]));
      expect([elements, rest]).toEqual([['title', 'script', 'script'], []]);
      // Half a character cannot be sent; JSON writes it as an escape, so that it is read as it was written.
      expect(data).toEqual([posting, trail]);
    }),
  );
});
