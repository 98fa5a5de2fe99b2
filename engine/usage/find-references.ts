import { isRecord } from '#registry/is-record.ts';
import type { Registry } from '#registry/registry.ts';
import { Carousel } from '#schemas/carousel.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { type ContentKindName, isContentKind } from '#schemas/content-kinds.ts';
import { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { CustomEntityType } from '#schemas/custom-entity-type.ts';
import { FaqItem } from '#schemas/faq.ts';
import { FormDefinition } from '#schemas/form.ts';
import { Good, GoodCategory } from '#schemas/good.ts';
import { Menu, type MenuItem } from '#schemas/menu.ts';
import { type Block, PageDocument } from '#schemas/page.ts';
import { Post } from '#schemas/post.ts';
import { RedirectRule } from '#schemas/redirect-rule.ts';
import { ViewBlock } from '#schemas/view-block.ts';
import { type CheckedBlock, readBlocks } from '../content-check/checked-page.ts';
import { readHtml } from '../content-check/read-html.ts';
import { extractWidgets } from '../html/extract-widgets.ts';
import { linkTarget } from './link-target.ts';

/** A place in a body that names other content. */
export interface FoundReference {
  readonly kind: ContentKindName;
  readonly key: string;
  readonly blockId?: string;
  /** JSON pointer into the block's props, or into the body. */
  readonly path: string;
}

type Place = Pick<FoundReference, 'blockId' | 'path'>;
type Reader = (data: unknown, registry: Registry) => FoundReference[];

const isPage = compileSchema(PageDocument);
const isMenu = compileSchema(Menu);
const isViewBlock = compileSchema(ViewBlock);
const isPost = compileSchema(Post);
const isFaqItem = compileSchema(FaqItem);
const isGood = compileSchema(Good);
const isGoodCategory = compileSchema(GoodCategory);
const isForm = compileSchema(FormDefinition);
const isCarousel = compileSchema(Carousel);
const isEntity = compileSchema(CustomEntityItem);
const isRedirect = compileSchema(RedirectRule);

const readers: ReadonlyMap<ContentKindName, Reader> = new Map<ContentKindName, Reader>([
  ['page', (data, registry) => (isPage.Check(data) ? inBlocks(data.blocks as Block[], registry) : [])],
  [
    'view-block',
    (data, registry) => (isViewBlock.Check(data) ? inHtml(data.content, '/content', registry) : []),
  ],
  ['menu', (data) => (isMenu.Check(data) ? inMenu(data as MenuItem[], '') : [])],
  [
    'post',
    (data, registry) =>
      isPost.Check(data)
        ? [
            ...data.categories.map(
              (key, i): FoundReference => ({ kind: 'post-category', key, path: `/categories/${i}` }),
            ),
            ...inHtml(data.content, '/content', registry),
          ]
        : [],
  ],
  [
    'faq-item',
    (data, registry) =>
      isFaqItem.Check(data)
        ? [
            { kind: 'faq-category', key: data.category, path: '/category' },
            ...inHtml(data.answer, '/answer', registry),
          ]
        : [],
  ],
  [
    'good',
    (data, registry) =>
      isGood.Check(data)
        ? [
            { kind: 'good-category', key: data.category, path: '/category' },
            ...named('product-type', data.product_type, '/product_type'),
            ...inHtml(data.description ?? '', '/description', registry),
          ]
        : [],
  ],
  [
    'good-category',
    (data) => (isGoodCategory.Check(data) ? named('good-category', data.parent, '/parent') : []),
  ],
  ['form', (data) => (isForm.Check(data) ? inForm(data) : [])],
  [
    'carousel',
    (data) =>
      isCarousel.Check(data)
        ? data.slides.flatMap(({ link }, i) =>
            link ? inLink(link.href, { path: `/slides/${i}/link/href` }) : [],
          )
        : [],
  ],
  ['redirect-rule', (data) => (isRedirect.Check(data) ? inLink(data.url_to, { path: '/url_to' }) : [])],
]);

const named = (kind: ContentKindName, key: string | undefined, path: string): FoundReference[] =>
  key === undefined || key === '' ? [] : [{ kind, key, path }];

/**
 * Everything a stored body names: relations of widgets' props, links to pages, posts and goods, categories, lookups. Bodies of
 * another form than their kind's name nothing. Pure.
 */
export const findReferences = (
  kind: ContentKindName,
  {
    data,
    registry,
    types = new Map(),
  }: {
    readonly data: unknown;
    readonly registry: Registry;
    readonly types?: ReadonlyMap<string, CustomEntityType>;
  },
): FoundReference[] =>
  kind === 'custom-entity' && isEntity.Check(data)
    ? inEntity(data, types.get(data.type), registry)
    : (readers.get(kind)?.(data, registry) ?? []);

/** An item names its type, and what the fields of the type are for: relations, links, links in texts. */
function inEntity(
  item: CustomEntityItem,
  type: CustomEntityType | undefined,
  registry: Registry,
): FoundReference[] {
  const fields = (type?.fields ?? []).flatMap(({ key, kind, relation, dynamic }): FoundReference[] => {
    const place = dynamic === true ? 'dynamic_value' : 'value';
    const value = Object.hasOwn(item[place], key) ? item[place][key] : undefined;
    const path = `/${place}/${key}`;
    if (typeof value !== 'string') return [];
    if (kind === 'link') return inLink(value, { path });
    if (kind === 'rich-text') return inHtml(value, path, registry);
    return kind === 'relation' && relation !== undefined ? [{ kind: relation, key: value, path }] : [];
  });
  return [{ kind: 'custom-entity-type', key: item.type, path: '/type' }, ...fields];
}

function inLink(href: string, place: Place): FoundReference[] {
  const target = linkTarget(href);
  return target ? [{ ...target, ...place }] : [];
}

const inMenu = (items: readonly MenuItem[], path: string): FoundReference[] =>
  items.flatMap(({ link, submenu }, i) => [
    ...inLink(link, { path: `${path}/${i}/link` }),
    ...inMenu(submenu, `${path}/${i}/submenu`),
  ]);

function inForm({ groups }: FormDefinition): FoundReference[] {
  return groups.flatMap(({ fields }, group) =>
    fields.flatMap(({ lookup, document }, field) => {
      const path = `/groups/${group}/fields/${field}`;
      return [
        ...(lookup === undefined ? [] : [{ kind: 'lookup' as const, key: lookup, path: `${path}/lookup` }]),
        ...(document ? inLink(document.href, { path: `${path}/document/href` }) : []),
      ];
    }),
  );
}

/** A text that is kept by itself: what its widgets name stands where the text stands. */
function inHtml(html: string, path: string, registry: Registry): FoundReference[] {
  const blocks = extractWidgets(html).widgets.map(({ block }) => block);
  return [
    ...readHtml(html).links.flatMap(({ href }) => inLink(href, { path })),
    ...inBlocks(blocks, registry).map(({ kind, key }) => ({ kind, key, path })),
  ];
}

function inBlocks(blocks: readonly Block[], registry: Registry): FoundReference[] {
  return readBlocks({ blocks: [...blocks] }, registry).flatMap((checked) => {
    const locales = Object.keys(checked.block.locales ?? {});
    return [checked.fields, ...locales.map(checked.fieldsIn)].flatMap((fields) => inFields(checked, fields));
  });
}

function inFields({ blockId }: CheckedBlock, fields: CheckedBlock['fields']): FoundReference[] {
  const found = fields.flatMap(({ field, path, value, schema }): FoundReference[] => {
    if (typeof value !== 'string') return [];
    const place = { blockId, path };
    if (field === 'link') return inLink(value, place);
    if (field === 'rich-text') return readHtml(value).links.flatMap(({ href }) => inLink(href, place));
    const kind = relatedKind(schema['relation']);
    return kind === undefined ? [] : [{ kind, key: value, ...place }];
  });
  return [...found, ...entityItems(blockId, fields)];
}

/** What a mark of a key (`registry/fields.ts`) names: the kind it says; a type of custom entities is named by its items. */
function relatedKind(relation: unknown): ContentKindName | undefined {
  const kind = relation === 'custom-entity-type' ? 'custom-entity' : relation;
  return typeof kind === 'string' && isContentKind(kind) ? kind : undefined;
}

/** One custom entity is named by two keys side by side: its type, and its id. */
function entityItems(blockId: string, fields: CheckedBlock['fields']): FoundReference[] {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  return fields.flatMap(({ path, value, schema }): FoundReference[] => {
    if (schema['relation'] !== 'custom-entity-type') return [];
    const at = `${path.slice(0, path.lastIndexOf('/'))}/id`;
    const id = byPath.get(at);
    return id && isRecord(id.schema) && typeof id.value === 'string' && typeof value === 'string'
      ? [{ kind: 'custom-entity', key: `${value}/${id.value}`, blockId, path: at }]
      : [];
  });
}
