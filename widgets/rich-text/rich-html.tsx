import parseHtml from 'html-dom-parser/lib/server/html-to-dom';
import type { Element, HTMLReactParserOptions } from 'html-react-parser';
import attributesToProps from 'html-react-parser/lib/attributes-to-props';
import domToReact from 'html-react-parser/lib/dom-to-react';
import type { ReactNode } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { contentOf, holdsWidget, isElement, textRuns } from './text-runs.ts';

interface Props {
  /** Sanitised by the engine; `<mozaika-slot name>` marks the place of a widget. */
  readonly html: string;
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** Looks of the text; widgets in it keep their own. */
  readonly className?: string;
}

/**
 * Blocks bring the page's margins with them; in a text the place has its own. A block on a colour of its own keeps its
 * side margins, or its text would touch the edge.
 */
const innerBlocks = 'min-w-0 [&_.band]:py-6 [&_:not([class*=bg-])>.wrap]:px-0';

/** A table wider than the window scrolls by itself, and must then be reachable by keyboard. */
const scrollable = (label: string | undefined) => ({ role: 'group', tabIndex: 0, 'aria-label': label });

/**
 * Running text of editors: links in the page's language, pictures that wait, widgets where their tags stood.
 *
 * A text that holds a live widget is rendered in the browser too. There the HTML is read by the same parser as on the
 * server: it finds the same nodes, so hydration is silent, and it needs no `innerHTML`, which Trusted Types refuse.
 */
export function RichHtml({ html, slots, className = 'prose' }: Props) {
  const { href } = usePage();
  const options = readingOptions(slots, href);
  return [...textRuns(parseHtml(html)).entries()].map(([position, run]) => (
    <div key={position} className={run.kind === 'widget' ? `my-6 ${innerBlocks}` : className}>
      {domToReact(run.nodes, options)}
    </div>
  ));
}

function readingOptions(slots: Props['slots'], href: (link: string) => string): HTMLReactParserOptions {
  const inside = (element: Element) => domToReact(contentOf(element.children), options);
  const options: HTMLReactParserOptions = {
    replace: (node) => {
      if (!isElement(node)) return;
      switch (node.name) {
        case 'mozaika-slot':
          return <>{filling(slots, node.attribs['name'])}</>;
        case 'p':
          return holdsWidget(node) ? <div>{inside(node)}</div> : undefined;
        case 'a':
          return (
            <a {...attributesToProps(node.attribs)} {...target(node.attribs['href'] ?? '', href)}>
              {inside(node)}
            </a>
          );
        case 'img':
          return (
            <img
              {...attributesToProps(node.attribs)}
              alt={node.attribs['alt'] ?? ''}
              loading="lazy"
              decoding="async"
            />
          );
        case 'table':
          return (
            <div {...scrollable(captionOf(node))} className="overflow-x-auto">
              <table {...attributesToProps(node.attribs)}>{inside(node)}</table>
            </div>
          );
        default:
          return;
      }
    },
  };
  return options;
}

function filling(slots: Props['slots'], name: string | undefined): ReactNode {
  return name !== undefined && Object.hasOwn(slots, name) ? slots[name] : null;
}

function target(link: string, href: (link: string) => string): { href: string; rel?: string } {
  return /^https?:/i.test(link) ? { href: link, rel: 'noopener noreferrer' } : { href: href(link) };
}

function captionOf(table: Element): string | undefined {
  const caption = table.children.find((child) => isElement(child) && child.name === 'caption');
  return caption && isElement(caption) ? textOf(caption) : undefined;
}

function textOf(element: Element): string {
  return contentOf(element.children)
    .map((child) => (isElement(child) ? textOf(child) : child.data))
    .join('');
}
