import { FileText, MoveVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Badge } from '../parts/badge.tsx';
import { ChangeRows } from './change-rows.tsx';
import type { BlockChange, PageChanges } from './compare/compare-pages.ts';
import { useWidgetNames } from './use-widget-names.ts';
import { valueText } from './value-text.ts';

/** What changed on a page, a card for the page itself and one for each block. */
export function PageChangeList({ changes }: { readonly changes: PageChanges }) {
  const { t } = useStudioTexts();
  const names = useWidgetNames();
  if (changes.page.length === 0 && changes.blocks.length === 0)
    return <p className="s-hint">{t('history.no-changes')}</p>;
  return (
    <ul className="grid gap-3">
      {changes.page.length > 0 && (
        <li className="grid gap-2.5 rounded-lg border border-line p-3.5">
          <h3 className="flex items-center gap-2 font-semibold">
            <FileText aria-hidden="true" size={16} />
            {t('history.page-itself')}
          </h3>
          <ChangeRows changes={changes.page} labelOf={(path) => names.placeOf('', path)} />
        </li>
      )}
      {changes.blocks.map((block) => (
        <BlockCard key={`${block.kind}-${block.id}`} block={block} />
      ))}
    </ul>
  );
}

const edges: Readonly<Record<BlockChange['kind'], string>> = {
  added: 'border-s-4 border-s-success',
  removed: 'border-s-4 border-s-danger',
  kept: 'border-s-4 border-s-info',
};

function BlockCard({ block }: { readonly block: BlockChange }) {
  const { t } = useStudioTexts();
  const names = useWidgetNames();
  const { kind, moved, changes, around, from, to, inside, own, type, id } = block;
  return (
    <li className={`grid gap-2 rounded-lg border border-line p-3.5 ${edges[kind]}`}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="font-semibold">{names.titleOf(type)}</h3>
        <Badges block={block} />
        <span className="ms-auto font-mono text-ink-soft text-small">{id}</span>
      </div>
      {around.length > 0 && (
        <p className="s-hint">{t('history.inside', { place: around.map(names.titleOf).join(' › ') })}</p>
      )}
      {moved && <p className="s-hint">{t('history.moved-from-to', { from: from ?? 0, to: to ?? 0 })}</p>}
      {kind !== 'kept' && <p className="text-ink-soft">{valueText(own.props, t)}</p>}
      {inside > 0 && <p className="s-hint">{t('history.with-inside', { count: inside })}</p>}
      {changes.length > 0 && <ChangeRows changes={changes} labelOf={(path) => names.placeOf(type, path)} />}
    </li>
  );
}

function Badges({ block: { kind, moved, changes } }: { readonly block: BlockChange }) {
  const { t } = useStudioTexts();
  if (kind === 'added')
    return (
      <Badge tone="good">
        <Plus aria-hidden="true" size={13} /> {t('history.added')}
      </Badge>
    );
  if (kind === 'removed')
    return (
      <Badge tone="bad">
        <Trash2 aria-hidden="true" size={13} /> {t('history.removed')}
      </Badge>
    );
  return (
    <>
      {moved && (
        <Badge tone="note">
          <MoveVertical aria-hidden="true" size={13} /> {t('history.moved')}
        </Badge>
      )}
      {changes.length > 0 && (
        <Badge tone="caution">
          <Pencil aria-hidden="true" size={13} /> {t('history.changed')}
        </Badge>
      )}
    </>
  );
}
