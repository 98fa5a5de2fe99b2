import { usePage } from '#engine/react/page-context.tsx';
import { usePopups } from '#engine/react/popups.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import type { PopupDemoProps } from './props.ts';

/** Popups to try out: one, two at once, one from within another. The newest lies on top (specification 4). */
export function PopupDemo({ props, block }: ViewProps<PopupDemoProps>) {
  const { t } = usePage();
  const popups = usePopups();
  const first = { title: t('popup-demo.first'), content: <p>{t('popup-demo.first-text')}</p> };
  const second = { title: t('popup-demo.second'), content: <p>{t('popup-demo.second-text')}</p> };
  const nesting = {
    title: t('popup-demo.outer'),
    content: (
      <>
        <p>{t('popup-demo.outer-text')}</p>
        <button type="button" className="btn btn-primary mt-6" onClick={() => popups.open(second)}>
          {t('popup-demo.open-inner')}
        </button>
      </>
    ),
  };
  const openTwo = () => {
    popups.open(first);
    popups.open(second);
  };
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead block={block} title={props.title || t('popup-demo.title')} lead={t('popup-demo.lead')} />
        <ul className="flex flex-wrap gap-3 noscript:hidden">
          <li>
            <button type="button" className="btn btn-primary" onClick={() => popups.open(first)}>
              {t('popup-demo.open-one')}
            </button>
          </li>
          <li>
            <button type="button" className="btn btn-secondary" onClick={openTwo}>
              {t('popup-demo.open-two')}
            </button>
          </li>
          <li>
            <button type="button" className="btn btn-secondary" onClick={() => popups.open(nesting)}>
              {t('popup-demo.open-nested')}
            </button>
          </li>
        </ul>
      </div>
    </section>
  );
}

export default PopupDemo;
