import type { ViewProps } from '#registry/widget.ts';
import type { RichTextProps } from './props.ts';
import { RichHtml } from './rich-html.tsx';

/** Running text. Widgets may stand between its paragraphs. */
export function RichText({ props, slots, block }: ViewProps<RichTextProps, string>) {
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <div className="wrap py-8 desktop:py-12">
      {props.title && <Heading className="mb-6 text-title hyphens-auto">{props.title}</Heading>}
      <RichHtml
        html={props.html}
        slots={slots}
        className={props.width === 'wide' ? 'prose max-w-none' : 'prose'}
      />
    </div>
  );
}

export default RichText;
