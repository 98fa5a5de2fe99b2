import type { Config } from 'dompurify';
import { widgetTag } from './widget-tag.ts';

/** Running text, lists, tables and pictures. What is not here keeps its words and loses its tag. */
const allowedTags = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'wbr',
    'blockquote',
    'pre',
    'div',
    'span',
    'section',
  ],
  ...['article', 'aside', 'header', 'footer', 'address', 'hgroup'],
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'data',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
  ],
  ...['s', 'samp', 'small', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'ruby', 'rp', 'rt'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  widgetTag,
];

/** Attributes whose value is an address; each must match the addresses below. */
const addressAttributes = ['href', 'src', 'cite'];

/** Attributes whose value is no address, so the address rule must not take them away. */
const plainAttributes = [
  ...[
    'alt',
    'title',
    'lang',
    'dir',
    'role',
    'width',
    'height',
    'loading',
    'decoding',
    'open',
    'datetime',
    'value',
  ],
  ...['start', 'reversed', 'colspan', 'rowspan', 'scope', 'span', 'abbr', 'type', 'props'],
];

/**
 * What HTML of the content system may hold ([sec 26]). An allow-list, and besides it the names that research found to
 * be let through by default: tags that ask for input, load a foreign document or style the page; `id` and `name`, which
 * could take the place of our own elements; `class`, with which a text could lay itself over the page.
 */
export const htmlPolicy: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: [...addressAttributes, ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'style', 'iframe', 'object', 'svg', 'math'],
  FORBID_ATTR: ['style', 'srcset', 'id', 'name', 'class'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: true,
  // Paths of this site, anchors, queries, https, mailto and tel; `//host` and `/\host` are other hosts.
  ALLOWED_URI_REGEXP: /^(?:\/(?![/\\])|#|\?|https:\/\/|mailto:|tel:)/i,
};
