import type { Registry } from '#registry/registry.ts';
import type { Block, PageDocument } from '#schemas/page.ts';

/** Beginnings of pages: names of widgets, each with the props of its first example. */
export const pageTemplates = [
  { name: 'empty', types: [] },
  { name: 'campaign', types: ['hero', 'feature-list', 'call-to-action'] },
  { name: 'article', types: ['rich-text', 'call-to-action'] },
  { name: 'questions', types: ['hero', 'accordion', 'contacts'] },
  { name: 'legal', types: ['rich-text'] },
] as const satisfies readonly { readonly name: string; readonly types: readonly string[] }[];
export type TemplateName = (typeof pageTemplates)[number]['name'];

/** A page made of a template. Widgets the house does not have are left out. */
export function pageFromTemplate(
  name: TemplateName,
  { alias, title }: { readonly alias: string; readonly title: string },
  registry: Pick<Registry, 'get'>,
): PageDocument {
  const types: readonly string[] = pageTemplates.find((one) => one.name === name)?.types ?? [];
  const blocks = types.flatMap((type): Block[] => {
    const widget = registry.get(type);
    const example = widget?.examples[0];
    if (!widget || !example) return [];
    const { props, slots } = structuredClone({ props: example.props, slots: example.slots });
    return [{ id: type, type, version: widget.version, props, ...(slots && { slots }) }];
  });
  // What a site has to say is for customers, too.
  return { alias, title, layout: 'default', open_in_any_status: true, blocks };
}

/** A copy of a page under another address. Its blocks keep their ids: those count within their page. */
export const copyOfPage = (
  page: PageDocument,
  { alias, title }: { readonly alias: string; readonly title: string },
): PageDocument => ({ ...structuredClone(page), alias, title });
