import { type ReactNode, useMemo } from 'react';
import type { CanvasBlock } from '#schemas/studio/plan.ts';
import { ownHtml } from '#studio/app/trusted-html.ts';
import { blockHtml } from './block-html.tsx';
import { useCanvas } from './canvas-context.tsx';

/** The page around its blocks: the site's header and footer stand there to look at, and are edited elsewhere. */
export function CanvasRoot({ children }: { readonly children: ReactNode }) {
  const { prepared, t } = useCanvas();
  const { header, footer } = prepared.plan.regions;
  return (
    <div className="flex min-h-dvh flex-col">
      <Region blocks={header} note={t('editor.region-note')} />
      <main className="flex-1">{children}</main>
      <Region blocks={footer} note={t('editor.region-note')} />
    </div>
  );
}

function Region({ blocks, note }: { readonly blocks: readonly CanvasBlock[]; readonly note: string }) {
  const { registry, prepared } = useCanvas();
  const html = useMemo(
    () =>
      blocks
        .map((block) => {
          try {
            return blockHtml(block, registry, prepared.info);
          } catch {
            // It is the site's and not this page's; whoever edits it is told there.
            return '';
          }
        })
        .join(''),
    [blocks, registry, prepared.info],
  );
  return (
    <div
      className="canvas-region"
      title={note}
      inert
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own views of what the server prepared
      dangerouslySetInnerHTML={{ __html: ownHtml(html) }}
    />
  );
}
