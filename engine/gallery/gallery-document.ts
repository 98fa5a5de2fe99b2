import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block, Page } from '#schemas/page.ts';
import { propRows } from './prop-rows.ts';

/** A page of the widget gallery, and the answers its examples bring for their own queries. */
export interface GalleryDocument {
  readonly page: Page;
  readonly exampleData: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Widgets that are the gallery itself: the engine makes their blocks, no editor places them. */
export const isGalleryPart = (widget: Pick<Widget, 'type'>): boolean => widget.type.startsWith('gallery-');

/** The page of the identity stands where a component's would; no widget may take its name. */
export const identityComponent = 'identity';

/**
 * The page of `/dev-examples/component-examples/{component?}`: all widgets, one with every example, or the identity they
 * are made of. Made from the registry, so a new widget is here without a further line.
 * @returns null when there is no such component
 */
export function galleryDocument(registry: Registry, component: string | undefined): GalleryDocument | null {
  const shown = registry.widgets.filter((widget) => !isGalleryPart(widget));
  if (component === undefined) return alone('Widgets', indexBlock(shown));
  if (component === identityComponent)
    return alone('Identity', { id: 'identity', type: 'gallery-identity', props: {} });
  const widget = shown.find(({ type }) => type === component);
  if (!widget) return null;
  const exampleData = new Map<string, Readonly<Record<string, unknown>>>();
  const blocks = widget.examples.flatMap((example): Block[] => {
    const id = `example-${example.name}`;
    // An example without answers must not read stored content either, or it would change with it.
    exampleData.set(id, example.data ?? {});
    return [
      {
        // Not derived from the example's id, from which its view derives ids of its own.
        id: `caption-${example.name}`,
        type: 'gallery-example',
        props: { title: example.title, name: example.name, code: JSON.stringify(example.props, null, 2) },
      },
      {
        id,
        type: widget.type,
        version: widget.version,
        props: { ...example.props },
        ...(example.slots ? { slots: { ...example.slots } } : {}),
      },
    ];
  });
  return { page: galleryPage(widget.title, [headBlock(widget), ...blocks]), exampleData };
}

const alone = (title: string, block: Block): GalleryDocument => ({
  page: galleryPage(title, [block]),
  exampleData: new Map(),
});

function galleryPage(title: string, blocks: Block[]): Page {
  return { alias: 'component-examples', title, layout: 'default', noindex: true, blocks };
}

function indexBlock(widgets: readonly Widget[]): Block {
  const entries = widgets.map(({ type, title, description, category, hydrate, examples }) => ({
    type,
    title,
    description,
    category,
    hydrate,
    examples: examples.map(({ name, title: exampleTitle }) => ({ name, title: exampleTitle })),
  }));
  return { id: 'index', type: 'gallery-index', props: { widgets: entries } };
}

/** What stands above the examples: advice, facts, and the table of props. */
function headBlock(widget: Widget): Block {
  const { type, title, description, category, hydrate, version, guidance, slots, examples } = widget;
  return {
    id: 'widget',
    type: 'gallery-head',
    props: {
      type,
      title,
      description,
      category,
      hydrate,
      version,
      use: guidance?.use ?? '',
      avoid: guidance?.avoid ?? '',
      slots: Object.entries(slots).map(([name, slot]) => ({
        name,
        title: slot.title,
        allow: [...(slot.allow ?? [])],
      })),
      rows: propRows(widget.props).map((row) => ({ ...row })),
      examples: examples.map(({ name, title: exampleTitle }) => ({ name, title: exampleTitle })),
    },
  };
}
