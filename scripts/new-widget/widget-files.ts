/** As long as the written lines may be. */
const longestName = 28;

/** What is wrong with a name for a new widget; null when it may be taken. */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name of a widget. Take words in lower case with hyphens between them, e.g. price-list.`;
  if (name.length > longestName)
    return `"${name}" has ${name.length} characters; a name has ${longestName} at most.`;
  if (name.startsWith('gallery-') || name === 'identity')
    return `"${name}" would be the gallery's own. Take another name.`;
  if (taken.includes(name)) return `widgets/${name} is there already. Take another name, or change that one.`;
  return null;
}

/**
 * Files of a new widget, by their names: a block with a title and a text, which passes the contract suite as it is.
 * @param name kebab-case, see `nameProblem`
 */
export function widgetFiles(name: string): ReadonlyMap<string, string> {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const component = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return new Map([
    ['props.ts', propsOf(component)],
    [`${name}.tsx`, viewOf(component)],
    ['examples.ts', examplesOf(component)],
    ['widget.ts', recordOf(name, title, component)],
    ['studio-words.ts', studioWordsOf(words)],
  ]);
}

const propsOf = (component: string) => `import { type Static, Type } from 'typebox';
import { longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  text: longText({ title: 'Text', maxLength: 600 }),
});
export type ${component}Props = Static<typeof props>;
`;

const viewOf = (component: string) => `import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import type { ${component}Props } from './props.ts';

/** A heading and a text. */
export function ${component}({ props, block }: ViewProps<${component}Props>) {
  return (
    <section className="wrap band" aria-label={props.title}>
      <SectionHead block={block} title={props.title} />
      <p className="max-w-3xl leading-relaxed">{props.text}</p>
    </section>
  );
}
export default ${component};
`;

const examplesOf = (component: string) => `import type { WidgetExample } from '#registry/widget.ts';
import type { ${component}Props } from './props.ts';

export const examples: readonly WidgetExample<${component}Props>[] = [
  {
    name: 'normal',
    title: 'Title and text',
    props: {
      title: 'Zanim podpiszesz',
      text: 'Przeczytaj umowę w spokoju i zapytaj o wszystko, co niejasne.',
    },
  },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Najdłuższe konstantynopolitańczykowianeczkowe przedsięwzięcia, opisane tak samo przejrzyście',
      text: 'Przeczytaj umowę w spokoju i zapytaj o wszystko, co niejasne. '.repeat(8).trim(),
    },
  },
  { name: 'minimal', title: 'Text only', props: { text: 'Przeczytaj umowę w spokoju.' } },
];
`;

const recordOf = (
  name: string,
  title: string,
  component: string,
) => `import { defineWidget } from '#registry/define-widget.ts';
${importsOf(name, component)}

export const widget = defineWidget({
  type: '${name}',
  version: 1,
  title: '${title}',
  description: 'A title and a text.',
  category: 'content',
  guidance: {
    use: 'Say here, for editors, when this widget is the right one.',
  },
  props,
  hydrate: 'never',
  view: ${component},
  examples,
});
`;

const studioWordsOf = (words: string) => `import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Nowy blok: ${words}',
    description: 'Tytuł i tekst.',
    use: 'Napisz tu dla redaktorów, kiedy ten blok jest właściwy.',
  },
};
`;

/** In the order the linter wants. */
const importsOf = (name: string, component: string): string =>
  [
    ['examples', 'examples.ts'],
    [component, `${name}.tsx`],
    ['props', 'props.ts'],
  ]
    .toSorted(([, a = ''], [, b = '']) => (a < b ? -1 : 1))
    .map(([what, file]) => `import { ${what} } from './${file}';`)
    .join('\n');
