import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { PageProvider, usePage } from '#engine/react/page-context.tsx';
import type { LoadedView } from '#widgets/views.ts';
import type { LiveBlock } from '../tree/client-plan.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { reportBlock } from './report-block.ts';
import type { TextLoader } from './text-loader.ts';
import type { ViewLoader } from './view-loader.ts';

/** What a live block needs of the page it stands on. */
export interface LiveBlockHost {
  readonly views: ViewLoader;
  readonly t: TextLoader['t'];
  readonly markup: (html: string) => string;
  /** HTML the server sent for a block, kept from before it came alive. */
  readonly serverHtml: (blockId: string) => string | undefined;
  /** In the render that brings a block to life: its HTML is the server's for the last time. */
  readonly onBirth: (blockId: string) => void;
  /** The block is React's now, in the same task: no touch came in between. */
  readonly onShown: (blockId: string) => void;
  /** All of the block is at work. */
  readonly onAlive: (blockId: string) => void;
}

interface Props {
  readonly block: LiveBlock;
  readonly slots: Record<string, ReactNode>;
  readonly host: LiveBlockHost;
}

/** Shows a live block. Asleep it suspends, so that React leaves the server's HTML as it is. */
export function LiveBlockShell({ block, slots, host }: Props) {
  return (
    <BlockBoundary
      lastGood={<ServerHtml block={block} host={host} />}
      onError={(error) => reportBlock(block, error)}
    >
      <AwakeBlock block={block} slots={slots} host={host} />
    </BlockBoundary>
  );
}

/** A block whose code and texts are there already, as on any page but the first, must not suspend: it would blink. */
function AwakeBlock(props: Props) {
  const { block, host } = props;
  const [ready] = useState(() => host.views.ready(block));
  return ready ? <AliveBlock {...props} View={ready} /> : <WaitingBlock {...props} />;
}

/**
 * Asks in every render, and nothing else: React repeats a render that suspended, and takes a `use` that is missing the
 * second time for a mistake in the order of hooks.
 */
function WaitingBlock(props: Props) {
  const { block, host } = props;
  return <AliveBlock {...props} View={use(host.views.whenReady(block))} />;
}

function AliveBlock({
  block,
  slots,
  host: { onBirth, onShown, onAlive, t: tOf },
  View,
}: Props & { readonly View: LoadedView }) {
  useState(() => onBirth(block.id));
  useLayoutEffect(() => onShown(block.id), [onShown, block.id]);
  useEffect(() => onAlive(block.id), [onAlive, block.id]);
  const page = usePage();
  const t = tOf(block);
  const own = useMemo(() => ({ ...page, t }), [page, t]);
  return (
    <PageProvider page={own}>
      <View
        props={block.props}
        slots={slots}
        data={block.data}
        block={{ id: block.id, first: block.first }}
      />
    </PageProvider>
  );
}

/** What the server rendered, for a block whose view failed here. */
function ServerHtml({ block, host }: { block: LiveBlock; host: LiveBlockHost }) {
  const html = host.serverHtml(block.id);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server itself put here
  return html === undefined ? null : <div dangerouslySetInnerHTML={{ __html: host.markup(html) }} />;
}
