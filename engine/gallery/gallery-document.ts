import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block, Page } from '#schemas/page.ts';

/** A page of the widget gallery, and the answers its examples bring for their own queries. */
export interface GalleryDocument {
  readonly page: Page;
  readonly exampleData: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Widgets that are the gallery itself. */
const isGalleryPart = (widget: Widget) => widget.type.startsWith('gallery-');

/**
 * The page of `/dev-examples/component-examples/{component?}`: all widgets, or one with every example. Made from the
 * registry, so a new widget is here without a further line.
 * @returns null when there is no such component
 */
export function galleryDocument(registry: Registry, component: string | undefined): GalleryDocument | null {
  const shown = registry.widgets.filter((widget) => !isGalleryPart(widget));
  if (component === undefined)
    return { page: galleryPage('Widgets', [indexBlock(shown)]), exampleData: new Map() };
  const widget = shown.find(({ type }) => type === component);
  if (!widget) return null;
  const exampleData = new Map<string, Readonly<Record<string, unknown>>>();
  const blocks = widget.examples.flatMap((example): Block[] => {
    const id = `example-${example.name}`;
    // An example without answers must not read stored content either, or it would change with it.
    exampleData.set(id, example.data ?? {});
    return [
      {
        id: `${id}-title`,
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
  const heading: Block = {
    id: 'widget',
    type: 'gallery-example',
    props: {
      heading: true,
      title: widget.title,
      name: widget.type,
      code: '',
      description: widget.description,
    },
  };
  return { page: galleryPage(widget.title, [heading, ...blocks]), exampleData };
}

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
