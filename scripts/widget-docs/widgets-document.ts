import { isGalleryPart } from '#engine/gallery/gallery-document.ts';
import { propRows } from '#engine/gallery/prop-rows.ts';
import { type Widget, widgetCategories } from '#registry/widget.ts';
import { code, markdownTable } from './markdown-table.ts';

const intro = `# Widgets

Every widget of the registry: what it is for, what it takes, and when it wakes in the browser. Written by \`npm run docs\`
from the records in \`widgets/\`; change them there. To see them, start the site and open
\`/dev-examples/component-examples\`. To add one: [adding-a-widget.md](adding-a-widget.md).
`;

/** The text of docs/widgets.md: a list by category, then a chapter for each widget. */
export function widgetsDocument(all: readonly Widget[]): string {
  const widgets = all.filter((widget) => !isGalleryPart(widget));
  const groups = widgetCategories
    .map((category) => widgets.filter((widget) => widget.category === category).toSorted(byTitle))
    .filter((group) => group.length > 0);
  const contents = groups.map((group) => {
    const links = group.map((widget) => `[${widget.title}](#${widget.type})`);
    return `- **${group[0]?.category}**: ${links.join(', ')}\n`;
  });
  return [intro, '\n', ...contents, ...groups.flat().map(chapter)].join('');
}

const byTitle = (one: Widget, other: Widget): number => (one.title < other.title ? -1 : 1);

function chapter(widget: Widget): string {
  const { type, title, description, guidance, hydrate, category, version, access, slots, examples } = widget;
  const rows = propRows(widget.props);
  const facts = [
    `Category ${category}`,
    `version ${version}`,
    `hydration \`${hydrate}\``,
    ...(access.kind === 'open' ? [] : [`access \`${access.kind}\``]),
    ...(widget.queries ? ['reads content'] : []),
  ];
  const places = Object.entries(slots).map(([name, slot]) => {
    const only = slot.allow ? `; only ${slot.allow.map(code).join(', ')}` : '';
    return `- Slot ${code(name)}: ${slot.title}${only}\n`;
  });
  return [
    `\n<a id="${type}"></a>\n\n## ${title}\n\n${code(type)} · ${facts.join(' · ')}\n\n${description}\n`,
    guidance ? `\n**When to use it.** ${guidance.use}\n` : '',
    guidance?.avoid ? `\n**When to choose another.** ${guidance.avoid}\n` : '',
    rows.length === 0
      ? ''
      : `\n${markdownTable(
          ['Prop', 'Title', 'Holds', 'Default', 'Translated'],
          rows.map((row) => [
            code(row.name),
            row.title,
            row.kind,
            row.required ? '**required**' : code(row.fallback),
            row.translatable ? 'yes' : '',
          ]),
        )}`,
    places.length === 0 ? '' : `\n${places.join('')}`,
    `\nExamples: ${examples.map((example) => `${code(example.name)} ${example.title}`).join('; ')}.\n`,
  ].join('');
}
