import { RefreshCw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useToast } from '../../parts/toast.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { visitorOfKey } from '../../parts-preview/preview-calls.ts';
import { ShareDialog } from '../../parts-preview/share-dialog.tsx';
import { visitorName } from '../../parts-preview/visitor-name.ts';
import { linkTarget } from './link-target.ts';
import { PreviewControls } from './preview-controls.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { maxFrames, type PreviewChoice, previewWidths, usePreviewChoice } from './use-preview-choice.ts';

/** A page of drafts, side by side as everybody who might meet it. */
export default function Preview() {
  const { t } = useStudioTexts();
  const [choice, change] = usePreviewChoice();
  const [turn, setTurn] = useState(0);
  const [sharing, setSharing] = useState(false);
  const say = useToast();
  const locales = useSiteLanguages().map(({ locale }) => locale);
  const frames = framesOf(choice);
  /** A link in one frame leads all of them on, so that the grid goes on comparing one page. */
  const follow = (href: string, from: string) => {
    const target = linkTarget(href, location.origin, locales);
    if (target.kind === 'outside') return say(t('preview.outside', { address: target.address }), 'problem');
    const next = choice.locales.map((locale) => (locale === from ? target.locale : locale));
    change({ path: target.path, locales: [...new Set(next)] }, { asMove: true });
    say(t('preview.followed', { path: target.path }));
  };
  return (
    <>
      <Toolbar title={t('preview.title')} lead={t('preview.lead')}>
        <button type="button" className="s-btn" onClick={() => setTurn(turn + 1)}>
          <RefreshCw aria-hidden="true" size={16} />
          {t('preview.refresh')}
        </button>
        <button type="button" className="s-btn s-btn-main" onClick={() => setSharing(true)}>
          <Share2 aria-hidden="true" size={16} />
          {t('preview.share')}
        </button>
      </Toolbar>
      <PreviewControls choice={choice} onChange={change} />
      <p role="status" className="s-hint mt-4">
        {frames.length > maxFrames ? t('preview.too-many', { count: frames.length, most: maxFrames }) : ''}
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-4">
        {frames.slice(0, maxFrames).map(({ visitor, locale, size }) => (
          <PreviewFrame
            key={`${visitor} ${locale} ${size.key}`}
            title={`${visitorName(t, visitorOfKey(visitor))} · ${locale.toUpperCase()} · ${t(`preview.width-${size.key}`)}`}
            look={{
              path: choice.path,
              locale,
              visitor: visitorOfKey(visitor),
              ...(choice.at !== '' && { at: choice.at }),
              ...(choice.release !== '' && { release_id: choice.release }),
            }}
            width={size.width}
            height={size.height}
            flex={frames.length === 1 ? '1 1 100%' : size.flex}
            turn={turn}
            onFollow={(href) => follow(href, locale)}
          />
        ))}
      </div>
      {sharing && choice.locales[0] !== undefined && (
        <ShareDialog
          path={choice.path}
          locale={choice.locales[0]}
          visitor={choice.visitors[0] ?? 'guest'}
          {...(choice.release !== '' && { releaseId: choice.release })}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

const framesOf = ({ visitors, locales, widths }: PreviewChoice) =>
  visitors.flatMap((visitor) =>
    locales.flatMap((locale) =>
      previewWidths.filter(({ key }) => widths.includes(key)).map((size) => ({ visitor, locale, size })),
    ),
  );
