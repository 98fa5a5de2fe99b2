import { Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import '../editor.css';
import { useMemo } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { usePresence, useWindowId } from '../../history/presence/use-presence.ts';
import { makeBlockId, mendDoubles } from '../blocks/new-ids.ts';
import { useDraft } from '../draft/use-draft.ts';
import { toPuck } from '../puck/convert.ts';
import { puckConfig, puckOverrides } from '../puck/puck-config.tsx';
import { puckWords } from '../puck/puck-words.ts';
import { Workspace } from './workspace.tsx';

interface Props {
  /** With its blocks as the present versions have them, see `liftPage`. */
  readonly entry: ContentEntry;
  readonly registry: Registry;
  /** The site's main language. */
  readonly mainLocale: string;
}

/** The frame of the canvas has the site's styles alone, and starts without waiting for them. */
const frame = { enabled: true, waitForStyles: false, syncHostStyles: false } as const;

/** As Puck has it by default, but one object: at a new one Puck asks for the permissions of every block. */
const permissions = {} as const;

/** The editor of one page. Puck is the surface that blocks are dragged on; everything around it is ours (ADR 0019). */
export function PageEditor({ entry, registry, mainLocale }: Props) {
  const { t } = useStudioTexts();
  const config = useMemo(() => puckConfig(registry), [registry]);
  const data = useMemo(() => {
    // The write API checked it; what a page may not be, no entry of the kind is.
    const document = entry.draft as PageDocument;
    const { root, content } = toPuck(
      { ...document, blocks: mendDoubles(document.blocks, makeBlockId) },
      registry,
    );
    return { root: { props: { ...root.props } }, content: [...content] };
  }, [entry, registry]);
  // Outside of Puck, which mounts what is inside of it twice: bare while its frame loads, then within its dragging.
  const windowId = useWindowId();
  const presence = usePresence(entry, windowId);
  const draft = useDraft(entry, registry, { windowId, onTakenOver: presence.refresh });
  const words = useMemo(() => puckWords(t), [t]);
  return (
    <Puck
      config={config}
      data={data as never}
      overrides={puckOverrides}
      iframe={frame}
      permissions={permissions}
      dictionary={words}
      height="100%"
    >
      <Workspace
        opened={entry}
        draft={draft}
        presence={presence}
        registry={registry}
        mainLocale={mainLocale}
      />
    </Puck>
  );
}
