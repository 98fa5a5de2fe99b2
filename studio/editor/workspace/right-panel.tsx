import type { PageDocument } from '#schemas/page.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ChecksPanel } from '../../checks/checks-panel.tsx';
import type { Checks } from '../../checks/use-checks.ts';
import { useWidgetNames } from '../../history/use-widget-names.ts';
import { Tabs } from '../../parts/tabs.tsx';
import { findPlaced } from '../blocks/block-tree.ts';
import { BlockPanel } from '../panel/block-panel.tsx';
import { PagePanel } from '../panel/page-panel.tsx';

export type PanelTab = 'fields' | 'checks';

interface Props {
  readonly page: PageDocument;
  readonly chosen: string | null;
  readonly checks: Checks;
  readonly focusOn: string | null;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly onJump: (finding: Finding) => void;
}

/** Right of the canvas: the fields of what is chosen, and what the checks say of the page. */
export function RightPanel({ page, chosen, checks, focusOn, tab, onTab, onJump }: Props) {
  const { t } = useStudioTexts();
  const names = useWidgetNames();
  const block = chosen === null ? undefined : findPlaced(page.blocks, chosen)?.block;
  const weighty = checks.findings.filter(({ level }) => level !== 'note');
  const blocking = weighty.some(({ level }) => level === 'error');
  const placeName = ({ block_id, path }: Finding) => {
    const type = block_id === undefined ? undefined : findPlaced(page.blocks, block_id)?.block.type;
    return type === undefined ? undefined : names.findingPlace(type, path);
  };
  return (
    <div className="py-2">
      <Tabs
        label={t('editor.panel')}
        value={tab}
        onChange={(key) => onTab(key === 'checks' ? 'checks' : 'fields')}
        tabs={[
          {
            key: 'fields',
            label: t('editor.panel-fields'),
            content: block ? (
              <BlockPanel
                block={block}
                focusOn={focusOn}
                findings={checks.findings.filter(({ block_id }) => block_id === block.id)}
              />
            ) : (
              <PagePanel page={page} />
            ),
          },
          {
            key: 'checks',
            label: (
              <>
                {t('editor.panel-checks')}
                {weighty.length > 0 && (
                  <span className={`s-badge ms-2 ${blocking ? 's-badge-bad' : 's-badge-caution'}`}>
                    {weighty.length}
                  </span>
                )}
              </>
            ),
            content: (
              <div className="px-4 pb-4">
                <ChecksPanel checks={checks} onShow={onJump} placeName={placeName} />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
