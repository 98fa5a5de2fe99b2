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

/** Blocks beside each other; under each other on a phone. As many columns as there are filled slots. */
export function Columns({ props, slots }: ViewProps<ColumnsProps, 'first' | 'second' | 'third' | 'fourth'>) {
  const filled = (['first', 'second', 'third', 'fourth'] as const).filter((name) => slots[name]);
  const widths = filled.length === 2 ? two[props.layout] : equal[filled.length];
  // The blocks inside bring the page's margins with them; beside each other they must not have them twice.
  return (
    <div className={`wrap grid items-center gap-x-12 gap-y-4 [&_.wrap]:px-0 ${widths ?? ''}`}>
      {filled.map((name, index) => (
        <div
          key={name}
          className={`min-w-0 ${props.reverseOnPhone && index === filled.length - 1 ? 'max-desktop:-order-1' : ''}`}
        >
          {slots[name]}
        </div>
      ))}
    </div>
  );
}

export default Columns;
