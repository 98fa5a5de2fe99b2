import { renderToStaticMarkup } from 'react-dom/server';
import type { Registry } from '#registry/registry.ts';
import { BlockList } from '../tree/block-list.tsx';
import { BlockRendererProvider } from '../tree/block-renderer.tsx';
import type { StaticBlock } from '../tree/client-plan.ts';
import { memoryOf } from './render-memory.ts';
import { staticRenderer } from './static-html.tsx';

/** A static block in its wrapper, as it goes over the wire. */
export function staticWrapper(block: StaticBlock, registry: Registry): Buffer {
  const { staticHtml } = memoryOf(registry);
  const known = staticHtml.get(block);
  if (known) return known;
  const html = renderToStaticMarkup(
    <BlockRendererProvider value={staticRenderer}>
      <BlockList blocks={[block]} />
    </BlockRendererProvider>,
  );
  const made = Buffer.from(html);
  staticHtml.set(block, made);
  return made;
}
