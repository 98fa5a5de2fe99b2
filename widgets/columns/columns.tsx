import type { ViewProps } from '#registry/widget.ts';
import type { ColumnsProps } from './props.ts';

const two = {
  equal: 'desktop:grid-cols-2',
  'wide-first': 'desktop:grid-cols-[2fr_1fr]',
  'wide-second': 'desktop:grid-cols-[1fr_2fr]',
} as const;
const equal = [
  '',
  '',
  'desktop:grid-cols-2',
  'desktop:grid-cols-3',
  'sm:grid-cols-2 desktop:grid-cols-4',
] as const;
const gaps = { normal: 'gap-x-12', wide: 'gap-x-24', none: 'gap-x-0' } as const;

/**
 * Blocks bring the page's margins with them; in a column the place has its own. A block on a colour of its own keeps its
 * side margins, or its text would touch the edge.
 */
const innerBlocks = 'min-w-0 [&_.band]:py-4 [&_:not([class*=bg-])>.wrap]:px-0';

/**
 * Blocks beside each other; under each other on a phone. As many columns as there are filled slots. Beside a picture
 * the words stand at its middle, otherwise all begin at the top.
 */
export function Columns({ props, slots }: ViewProps<ColumnsProps, 'first' | 'second' | 'third' | 'fourth'>) {
  const filled = (['first', 'second', 'third', 'fourth'] as const).filter((name) => slots[name]);
  if (filled.length === 0) return null;
  const widths = filled.length === 2 ? two[props.layout] : equal[filled.length];
  return (
    <div
      className={`wrap grid items-start gap-y-4 py-4 desktop:py-8 desktop:has-[>*>*>figure]:items-center ${gaps[props.gap]} ${widths ?? ''}`}
    >
      {filled.map((name, index) => (
        <div
          key={name}
          className={`${innerBlocks} ${props.reverseOnPhone && index === filled.length - 1 ? 'max-desktop:-order-1' : ''}`}
        >
          {slots[name]}
        </div>
      ))}
    </div>
  );
}

export default Columns;
