import parse, {
  attributesToProps,
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import type { ReactNode } from 'react';
import { usePage } from '#engine/react/page-context.tsx';

interface Props {
  /** Sanitised by the engine; `<mozaika-slot name>` marks the place of a widget. */
  readonly html: string;
  readonly slots: Readonly<Record<string, ReactNode>>;
}

/** Running text of editors: links in the page's language, pictures that wait, widgets where their tags stood. */
export function RichHtml({ html, slots }: Props) {
  const { href } = usePage();
  const options: HTMLReactParserOptions = {
    replace: (node) => {
      if (!(node instanceof Element)) return;
      const { name } = node.attribs;
      if (node.name === 'mozaika-slot')
        return <>{name !== undefined && Object.hasOwn(slots, name) ? slots[name] : null}</>;
      const inside = () => domToReact(node.children as DOMNode[], options);
      if (node.name === 'a') {
        const link = node.attribs['href'] ?? '';
        return (
          <a href={href(link)} {...(link.startsWith('https:') ? { rel: 'noopener noreferrer' } : {})}>
            {inside()}
          </a>
        );
      }
      // biome-ignore lint/a11y/useAltText: the editor's own attributes, `alt` among them, are passed on
      if (node.name === 'img')
        return <img alt="" {...attributesToProps(node.attribs)} loading="lazy" decoding="async" />;
      if (node.name === 'table')
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          <div className="overflow-x-auto" role="region" tabIndex={0} aria-label={usableCaption(node)}>
            <table>{inside()}</table>
          </div>
        );
      return;
    },
  };
  return <>{parse(html, options)}</>;
}

/** Name of the scrolling region around a table: its caption, or its first heading. */
function usableCaption(table: Element): string {
  const find = (node: Element, name: string): Element | undefined => {
    for (const child of node.children) {
      if (!(child instanceof Element)) continue;
      const found = child.name === name ? child : find(child, name);
      if (found) return found;
    }
    return undefined;
  };
  const named = find(table, 'caption') ?? find(table, 'th');
  return named ? textOf(named) : '…';
}

function textOf(node: Element): string {
  return node.children
    .map((child) => (child instanceof Element ? textOf(child) : 'data' in child ? child.data : ''))
    .join('');
}
